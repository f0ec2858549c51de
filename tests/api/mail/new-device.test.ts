import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type MailWorld, mailWorld } from '#tests/api/support/mail-world.ts';
import type { Answer } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const cookiesOf = (answer: Answer): string =>
  [answer.headers['set-cookie']]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

describe.each(ANY_ENGINE)('a login on a new device, on %s', (engine) => {
  let world: MailWorld;

  beforeAll(async () => {
    world = await mailWorld(engine);
  });
  afterAll(() => world.close());

  const logIn = (email: string, cookie = ''): Promise<Answer> =>
    world.caller(cookie).call(identityEndpoints.login, {
      body: { email, password: 'correct horse' },
      headers: { 'user-agent': FIREFOX },
    });

  it('is reported by mail, once per device, and to nobody else', async () => {
    const [email, bens] = ['ada@example.org', 'ben@example.org'];
    const { answer } = await world.join(email);
    await world.join(bens);
    expect(world.mail.to(email), 'the first device is no news').toHaveLength(1);
    const there = await logIn(email);
    expect(there.status).toBe(200);
    const mail = await world.newestTo(email);
    expect(world.mail.to(email)).toHaveLength(2);
    expect(mail?.subject).toBe('A login on a new device');
    expect(mail?.text).toMatch(/^When: Tuesday,? 10 March 2026 at 12:00 \(UTC\)$/m);
    expect(mail?.text).toMatch(/^Device: Firefox on Windows$/m);
    expect(mail?.text).toMatch(/^http:\/\/localhost\/settings$/m);
    for (const known of [answer, there]) await logIn(email, cookiesOf(known));
    await world.jobs.runDue();
    expect(world.mail.to(email)).toHaveLength(2);
    expect(world.mail.to(bens)).toHaveLength(1);
  });

  it('is reported in the person’s last known time zone', async () => {
    const email = 'cleo@example.org';
    const { answer, is } = await world.join(email);
    const zone = 'Asia/Kolkata';
    await world
      .caller(cookiesOf(answer))
      .call(moodEndpoints.submit, { body: aMood(is.userId, { zone }) });
    await logIn(email);
    const mail = await world.newestTo(email);
    expect(mail?.text).toMatch(/^When: .* at 17:30 \(Asia\/(Kolkata|Calcutta)\)$/m);
  });

  it('waits for no mail server', async () => {
    const email = 'dan@example.org';
    await world.join(email);
    world.mail.behaviour = 'hang';
    expect((await logIn(email)).status).toBe(200);
    world.mail.behaviour = 'take';
    expect((await world.newestTo(email))?.subject).toBe('A login on a new device');
  });
});
