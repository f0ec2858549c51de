import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import {
  type MailWorld,
  mailWorld,
  secretIn,
  statementCount,
} from '#tests/api/support/mail-world.ts';
import { type Answer, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('password reset by mail on %s', (engine) => {
  const statements = statementCount();
  let world: MailWorld;
  let count = 0;

  beforeAll(async () => {
    world = await mailWorld(engine, { plugin: statements.plugin });
  });
  afterAll(() => world.close());

  /** The address of a person with an account, and an address without an account. */
  const twoAddresses = async (): Promise<readonly [known: string, unknown: string]> => {
    count += 1;
    await world.join(`ada${count}@example.org`, 'the old password');
    return [`ada${count}@example.org`, `eve${count}@example.org`];
  };
  const set = (secret: string, newPassword: string): Promise<Answer> =>
    world.caller().call(mailEndpoints.resetPassword, { body: { secret, newPassword } });
  const sessionOf = async (email: string, password: string) => {
    const answer = await world.logIn(email, password);
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0];
    return world.caller(cookie);
  };

  it('uses a link that works once, ends all sessions, and changes nobody else’s', async () => {
    const [ada] = await twoAddresses();
    const [ben] = await twoAddresses();
    const [adas, bens] = [
      await sessionOf(ada, 'the old password'),
      await sessionOf(ben, 'the old password'),
    ];
    await world.askReset(` ${ada.toUpperCase()} `);
    const mail = await world.newestTo(ada);
    expect(mail).toMatchObject({ from: 'evenkeel@clinic.example', to: [ada] });
    expect(mail?.text).toMatch(/^http:\/\/localhost\/reset-password#[\w-]{43}$/m);
    expect((await adas.call(identityEndpoints.me)).status).toBe(200);
    expect(await set(secretIn(mail), 'short')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.newPassword' }] },
    });
    expect(await set(secretIn(mail), 'the new password')).toMatchObject({ status: 200 });
    expect((await adas.call(identityEndpoints.me)).status).toBe(401);
    expect((await bens.call(identityEndpoints.me)).status).toBe(200);
    expect((await world.logIn(ada, 'the old password')).status).toBe(401);
    expect((await world.logIn(ada, 'the new password')).status).toBe(200);
    expect((await world.logIn(ben, 'the old password')).status).toBe(200);
    expect(await set(secretIn(mail), 'another password')).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^This link no longer works\./) },
    });
    expect((await world.logIn(ada, 'the new password')).status).toBe(200);
  });

  it('works only once even if a link is used twice simultaneously', async () => {
    const [ada] = await twoAddresses();
    await world.askReset(ada);
    const secret = secretIn(await world.newestTo(ada));
    const answers = await Promise.all(
      ['the password one', 'the password two'].map((password) => set(secret, password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is possible for one hour with the newest link only, which is stored as a digest', async () => {
    const [ada] = await twoAddresses();
    await world.askReset(ada);
    const older = secretIn(await world.newestTo(ada));
    await world.askReset(ada);
    const newer = secretIn(await world.newestTo(ada));
    expect(newer).not.toBe(older);
    expect((await set(older, 'the new password')).status).toBe(404);
    const rows = await world.database.db.selectFrom('mail_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(newer);
    const start = world.clock.ms;
    world.clock.ms = start + HOUR_MS;
    expect((await set(newer, 'the new password')).status).toBe(404);
    world.clock.ms = start + HOUR_MS - 1;
    expect((await set(newer, 'the new password')).status).toBe(200);
    world.clock.ms = start;
  });

  it('leaves the second factor unchanged', async () => {
    const [ada] = await twoAddresses();
    const adas = await sessionOf(ada, 'the old password');
    const password = 'the old password';
    await world.authenticatorOf({ ...adas, userId: '', token: '', email: ada, password });
    await world.askReset(ada);
    expect((await set(secretIn(await world.newestTo(ada)), 'the new password')).status).toBe(200);
    const answer = await world.logIn(ada, 'the new password');
    expect(answer).toMatchObject({ status: 200, body: { secondFactor: 'needed' } });
    const again = await sessionOf(ada, 'the new password');
    expect((await again.call(secondFactorEndpoints.left)).status).toBe(403);
  });

  it('gives the same reply, the same statements and one job, with or without an account', async () => {
    const seen: { answer: Answer; statements: readonly string[]; waiting: number }[] = [];
    for (const email of await twoAddresses()) {
      const made = await statements.during(() => world.askReset(email));
      const waiting = await world.database.db.selectFrom('mails').select('id').execute();
      seen.push({ ...made, waiting: waiting.length });
      await world.jobs.runDue();
    }
    const [known, unknown] = seen;
    expect(known?.answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(unknown?.answer.body).toEqual(known?.answer.body);
    const shape = ({ headers }: Answer) =>
      Object.entries(headers).filter(([name]) => !/^(date|x-request-id)$/.test(name));
    expect(unknown && shape(unknown.answer)).toEqual(known && shape(known.answer));
    expect(known?.statements.length).toBeGreaterThan(1);
    expect(unknown?.statements).toEqual(known?.statements);
    expect([known?.waiting, unknown?.waiting]).toEqual([1, 1]);
  });

  it('sends nothing to an address without an account', async () => {
    const [, nobody] = await twoAddresses();
    await world.askReset(nobody);
    expect(await world.newestTo(nobody)).toBeUndefined();
    expect(await world.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('tells an account without a password how to log in, and sends it no link', async () => {
    const [ada] = await twoAddresses();
    await world.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', ada)
      .execute();
    await world.askReset(ada);
    const mail = await world.newestTo(ada);
    expect(mail?.text).toContain('This account doesn’t have a password');
    expect(secretIn(mail)).toBe('');
  });

  it('is slowed down per mail address, known or unknown alike, and per network address', async () => {
    const ask = async (email: string, from: string) =>
      (await world.caller('', from).call(mailEndpoints.askReset, { body: { email } })).status;
    for (const email of await twoAddresses()) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) statuses.push(await ask(email, '203.0.113.8'));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      // Requests from other addresses do not block the owner. After twenty requests a day, each further request has to
      // wait: first one second, then two.
      for (let turn = 0; turn < 16; turn += 1) await ask(email, `198.51.100.${turn}`);
      expect(await ask(email, '192.0.2.1')).toBe(429);
    }
    const somebody = world.caller('', '203.0.113.9');
    const statuses: number[] = [];
    for (let turn = 0; turn < 51; turn += 1) {
      const body = { email: `nobody${turn}@example.com` };
      statuses.push((await somebody.call(mailEndpoints.askReset, { body })).status);
    }
    expect(statuses.indexOf(429)).toBe(50);
    await world.jobs.runDue();
  });

  it('reopens an account that was locked by wrong passwords', async () => {
    const [ada] = await twoAddresses();
    const here = world.caller('', '203.0.113.77');
    const logIn = (password: string) =>
      here.call(identityEndpoints.login, { body: { email: ada, password } });
    for (let turn = 0; turn < 10; turn += 1) await logIn('wrong');
    expect((await logIn('the old password')).status).toBe(429);
    await world.askReset(ada);
    const body = { secret: secretIn(await world.newestTo(ada)), newPassword: 'the new password' };
    await here.call(mailEndpoints.resetPassword, { body });
    expect((await logIn('the new password')).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['an address without @', { email: 'ada.example.org' }],
    ['two addresses', { email: 'ada@example.org,eve@example.org' }],
    ['an address with a line break', { email: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['no text', { email: ['ada@example.org'] }],
  ])('is refused for %s', async (_, body) => {
    const answer = await world.caller().call(mailEndpoints.askReset, { body });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'body.email' }] } });
  });
});

describe('a server without mail', () => {
  it('says so, and signs people up immediately', async () => {
    const world = await testApp('sqlite');
    const ada = await world.signUp('ada@example.org');
    const asked = await world.caller().call(mailEndpoints.askReset, { body: { email: ada.email } });
    expect(asked).toMatchObject({ status: 503, body: { code: 'not_set_up' } });
    expect((await ada.call(mailEndpoints.address)).body).toEqual({ confirmed: false });
    expect((await ada.call(mailEndpoints.askConfirmation)).status).toBe(503);
    await world.close();
  });
});
