import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { type MailWorld, mailWorld } from '#tests/api/support/mail-world.ts';
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

  it('are told to the owner by mail, once a day, and to nobody else', async () => {
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
    expect(world.mail.to(bens).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });
});
