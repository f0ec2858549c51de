import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordCodeEndpoints } from '#contract/accounts/password-codes.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { statementCount } from '#tests/api/support/mail-world.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const { left, make, reset } = passwordCodeEndpoints;
const NEW = 'a brook at noon';
/** A time after the second factor was given, in milliseconds, at which it is just no longer recent. */
const STALE_MS = 600_001;

describe.each(ENGINES)('recovery codes for the password on %s', (engine) => {
  const statements = statementCount();
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  let count = 0;

  beforeAll(async () => {
    world = await testApp(engine, { plugin: statements.plugin });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    ada = await world.signUp(`ada${count}@example.org`);
    ben = await world.signUp(`ben${count}@example.org`);
  });

  const madeBy = async (person: Person): Promise<readonly string[]> => {
    const answer = await person.call(make, { body: { password: person.password } });
    expect(answer.status).toBe(200);
    return (answer.body as { codes: string[] }).codes;
  };
  const codesLeft = async (person: Pick<Person, 'call'>): Promise<unknown> =>
    (await person.call(left)).body;
  const resetBy = (email: string | null, recoveryCode = '', newPassword = NEW) =>
    world.caller().call(reset, { body: { email, recoveryCode, newPassword } });
  const logIn = (email: string | null, password: string) =>
    world.caller().call(identityEndpoints.login, { body: { email, password } });
  const cookiesOf = ({ headers }: Answer): string =>
    [headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';', 1)[0])
      .join('; ');
  const deviceOf = (answer: Answer) => world.caller(cookiesOf(answer));
  const refused = { status: 400, body: { issues: [{ path: 'body.recoveryCode' }] } };

  it('set a new password once each, end all sessions, and change nobody else’s', async () => {
    const [first = '', second = ''] = await madeBy(ada);
    const bens = await madeBy(ben);
    const elsewhere = deviceOf(await logIn(ada.email, ada.password));
    expect(first).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    const answer = await resetBy(` ${ada.email?.toUpperCase()} `, typed);
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    for (const device of [ada, elsewhere]) {
      expect((await device.call(identityEndpoints.me)).status).toBe(401);
    }
    expect((await ben.call(identityEndpoints.me)).status).toBe(200);
    expect((await logIn(ada.email, ada.password)).status).toBe(401);
    const entered = await logIn(ada.email, NEW);
    expect(entered.status).toBe(200);
    expect(await codesLeft(deviceOf(entered))).toMatchObject({ codesLeft: 9 });
    expect((await logIn(ben.email, ben.password)).status).toBe(200);
    expect(await codesLeft(ben)).toMatchObject({ codesLeft: bens.length });
    expect(await resetBy(ada.email, first, 'another password')).toMatchObject(refused);
    expect((await logIn(ada.email, NEW)).status).toBe(200);
    expect((await resetBy(ada.email, second, 'another password')).status).toBe(200);
  });

  it('are refused for another person, when wrong, and with a password that is too easy', async () => {
    const [code = ''] = await madeBy(ada);
    await madeBy(ben);
    for (const [email, recoveryCode] of [
      [ben.email, code],
      [ada.email, '0000-0000-0000-0000'],
      [ada.email, code.slice(0, -1)],
      ['nobody@example.org', code],
    ] as const) {
      expect(await resetBy(email, recoveryCode)).toMatchObject(refused);
    }
    for (const newPassword of ['short', 'football1']) {
      expect(await resetBy(ada.email, code, newPassword)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'body.newPassword' }] },
      });
    }
    expect((await ada.call(identityEndpoints.me)).status).toBe(200);
    expect((await ben.call(identityEndpoints.me)).status).toBe(200);
    expect((await resetBy(ada.email, code)).status).toBe(200);
  });

  it('work only once even if a code is used twice simultaneously', async () => {
    const [code = ''] = await madeBy(ada);
    await madeBy(ben);
    const answers = await Promise.all(
      ['the password one', 'the password two'].map((password) =>
        resetBy(ada.email, code, password),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('give the same reply and the same statements for every address without a matching code', async () => {
    const [used = '', unused = ''] = await madeBy(ada);
    await madeBy(ben);
    await resetBy(ada.email, used);
    const shape = ({ status, body, headers }: Answer) => ({
      status,
      body,
      headers: Object.entries(headers).filter(([name]) => !/^(date|x-request-id)$/.test(name)),
    });
    const seen = [];
    for (const [email, code] of [
      [`eve${count}@example.org`, unused],
      [ada.email, '0000-0000-0000-0000'],
      [ada.email, used],
      [ben.email, unused],
      // This person has no codes.
      [(await world.signUp(`kim${count}@example.org`)).email, unused],
    ] as const) {
      const made = await statements.during(() => resetBy(email, code));
      seen.push({ answer: shape(made.answer), statements: made.statements });
    }
    expect(seen[0]?.answer).toMatchObject(refused);
    expect(seen[0]?.statements).toHaveLength(1);
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  it('leave the second factor unchanged, and its own codes do not set a password', async () => {
    const [code = '', unused = ''] = await madeBy(ada);
    await madeBy(ben);
    const app = await world.authenticatorOf(ada);
    expect(await resetBy(ada.email, app.recoveryCodes[0])).toMatchObject(refused);
    expect((await resetBy(ada.email, code)).status).toBe(200);
    const entered = await logIn(ada.email, NEW);
    expect(entered).toMatchObject({ status: 200, body: { secondFactor: 'needed' } });
    const device = deviceOf(entered);
    expect((await device.call(left)).status).toBe(403);
    const recover = (recoveryCode?: string) =>
      device.call(secondFactorEndpoints.recover, { body: { recoveryCode } });
    expect((await recover(unused)).status).toBe(400);
    expect((await recover(app.recoveryCodes[0])).status).toBe(200);
  });

  it('need the password or a recent second factor to be made, and replace the earlier ones', async () => {
    const [old = ''] = await madeBy(ada);
    for (const password of [undefined, '', ben.password.slice(1)]) {
      expect(await ada.call(make, { body: { password } })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'body.password' }] },
      });
    }
    expect(await codesLeft(ada)).toEqual({
      codesLeft: 10,
      madeAt: new Date(world.clock.ms).toISOString(),
    });
    const app = await world.authenticatorOf(ada);
    world.clock.ms += STALE_MS;
    expect(await ada.call(make, { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'step_up' },
    });
    await ada.call(secondFactorEndpoints.verify, { body: { code: app.code() } });
    const again = await ada.call(make, { body: {} });
    const [newest = ''] = (again.body as { codes: string[] }).codes;
    expect(await resetBy(ada.email, old)).toMatchObject(refused);
    expect(await codesLeft(ben)).toEqual({ codesLeft: 0, madeAt: null });
    expect((await resetBy(ada.email, newest)).status).toBe(200);
  });

  it('are for accounts with a password only', async () => {
    const guest = await world.guest();
    expect((await guest.call(make, { body: {} })).status).toBe(403);
    expect(await codesLeft(guest)).toEqual({ codesLeft: 0, madeAt: null });
    const [code = ''] = await madeBy(ada);
    await madeBy(ben);
    await world.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', ada.userId)
      .execute();
    expect((await ada.call(make, { body: {} })).status).toBe(409);
    expect(await resetBy(ada.email, code)).toMatchObject(refused);
  });

  it('are stored as digests, and are deleted with the account', async () => {
    const codes = await madeBy(ada);
    await madeBy(ben);
    const rows = await world.database.db.selectFrom('password_codes').selectAll().execute();
    const stored = JSON.stringify(rows);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    await ada.call(identityEndpoints.deleteAccount, { body: { password: ada.password } });
    const owners = await world.database.db.selectFrom('password_codes').select('user_id').execute();
    const ids = new Set(owners.map(({ user_id }) => user_id));
    expect([ids.has(ada.userId), ids.has(ben.userId)]).toEqual([false, true]);
  });

  it('open an account that was locked by wrong passwords, also on a known device', async () => {
    const [code = ''] = await madeBy(ada);
    await madeBy(ben);
    const known = cookiesOf(await logIn(ada.email, ada.password));
    expect(known).toContain('evenkeel-device=');
    for (const cookie of [known, '']) {
      const here = world.caller(cookie, '203.0.113.77');
      const enter = (password: string) =>
        here.call(identityEndpoints.login, { body: { email: ada.email, password } });
      for (let turn = 0; turn < 10; turn += 1) await enter('wrong');
      expect((await enter(ada.password)).status).toBe(429);
    }
    const here = world.caller(known, '203.0.113.77');
    const body = { email: ada.email, recoveryCode: code, newPassword: NEW };
    expect((await here.call(reset, { body })).status).toBe(200);
    for (const device of [here, world.caller('', '203.0.113.77')]) {
      const answer = await device.call(identityEndpoints.login, {
        body: { email: ada.email, password: NEW },
      });
      expect(answer.status).toBe(200);
    }
  });
});
