import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { type MailWorld, mailWorld, secretIn } from '#tests/api/support/mail-world.ts';
import type { Answer } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const PASSWORD = 'correct horse';
const SUBJECT = 'Wrong codes for your account';

const cookieOf = ({ headers }: Answer): string =>
  String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';

describe.each(ANY_ENGINE)('many wrong codes of a second factor, on %s', (engine) => {
  let world: MailWorld;

  beforeAll(async () => {
    world = await mailWorld(engine);
  });
  afterAll(() => world.close());

  it('are reported to the owner by mail, once a day, and to nobody else', async () => {
    const [email, bens] = ['ada@example.org', 'ben@example.org'];
    const { answer, is } = await world.join(email);
    await world.join(bens);
    const ada = { ...world.caller(cookieOf(answer)), ...is, password: PASSWORD };
    await world.authenticatorOf(ada);
    for (const _ of [1, 2]) {
      const stranger = world.caller(cookieOf(await world.logIn(email, PASSWORD)));
      const guess = () => stranger.call(secondFactorEndpoints.verify, { body: { code: '000000' } });
      for (let tries = 0; tries < 9; tries += 1) await guess();
      await world.jobs.runDue();
      if (_ === 1)
        expect(world.mail.to(email).map(({ subject }) => subject)).not.toContain(SUBJECT);
      for (let tries = 0; tries < 3; tries += 1) await guess();
    }
    await world.jobs.runDue();
    const told = world.mail.to(email).filter(({ subject }) => subject === SUBJECT);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/^When: Tuesday,? 10 March 2026 at 12:0\d \(UTC\)$/m);
    expect(told[0]?.text).toMatch(/^http:\/\/localhost\/settings$/m);
    expect(told[0]?.text).toContain('Somebody entered your password');
    expect(world.mail.to(bens).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });

  it('stay limited per day whatever password resets happen', async () => {
    const [email, bens] = ['cleo@example.org', 'dan@example.org'];
    for (const one of [email, bens]) {
      const { answer, is } = await world.join(one);
      const person = { ...world.caller(cookieOf(answer)), ...is, password: PASSWORD };
      await world.authenticatorOf(person);
    }
    /** The reply to the first code given on an unknown device and address. */
    const guessed = async (of: string, password: string) => {
      const stranger = world.caller(cookieOf(await world.logIn(of, password)));
      const body = { code: '000000' };
      return (await stranger.call(secondFactorEndpoints.verify, { body })).status;
    };
    const refused = async (times: number, password: string) => {
      const statuses: number[] = [];
      for (let tries = 0; tries < times; tries += 1) statuses.push(await guessed(email, password));
      return statuses.filter((status) => status === 429).length;
    };
    expect(await refused(45, PASSWORD)).toBeGreaterThan(5);
    await world.askReset(email);
    const newPassword = 'calm-river-42';
    const body = { secret: secretIn(await world.newestTo(email)), newPassword };
    expect((await world.caller().call(mailEndpoints.resetPassword, { body })).status).toBe(200);
    // A few attempts are still allowed after a wait.
    expect(await refused(10, newPassword)).toBeGreaterThan(5);
    expect(await guessed(bens, PASSWORD)).toBe(400);
  });
});
