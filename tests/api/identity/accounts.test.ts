import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('identity on %s', (engine) => {
  let world: TestApp;
  let count = 0;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());

  const freshEmail = (): string => {
    count += 1;
    return `person${count}@example.org`;
  };
  const logIn = (email: string, password: string) =>
    world.caller().call(identityEndpoints.login, { body: { name: '', email, password } });
  const me = (person: Pick<Person, 'call'>) => person.call(identityEndpoints.me);
  const cookieOf = (answer: { headers: Readonly<Record<string, unknown>> }): string =>
    String([answer.headers['set-cookie']].flat()[0]);

  it('signs up with 201, logs in with 200, and returns the person', async () => {
    const email = freshEmail();
    const body = {
      name: '  Zoë Ó Briain ',
      email: ` ${email.toUpperCase()} `,
      password: 'pässwörd',
    };
    const signedUp = await world.caller().call(identityEndpoints.signup, { body });
    expect(signedUp).toMatchObject({
      status: 201,
      body: { name: 'Zoë Ó Briain', email, role: 'person', userId: expect.any(String) },
    });
    const loggedIn = await logIn(email, 'pässwörd');
    expect(loggedIn.status).toBe(200);
    const { userId, token } = loggedIn.body as SignedIn;
    expect(userId).toBe((signedUp.body as SignedIn).userId);
    expect(token).not.toBe((signedUp.body as SignedIn).token);
  });

  it('sets a cookie that scripts cannot read, and whose secret is not the token', async () => {
    const answer = await world.caller().call(identityEndpoints.guest);
    const cookie = cookieOf(answer);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/; Secure/);
    const { token } = answer.body as SignedIn;
    expect(cookie).not.toContain(token);
    const stolen = world.caller(`evenkeel=${token}`);
    expect((await stolen.call(identityEndpoints.me)).status).toBe(401);
  });

  it('replies the same for a wrong email and a wrong password', async () => {
    const ada = await world.signUp(freshEmail());
    const wrongPassword = await logIn(ada.email ?? '', 'isn’t the password');
    const wrongEmail = await logIn('nobody@example.org', 'isn’t the password');
    const guest = await world.guest();
    expect(wrongPassword).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password', error: 'Invalid email or password' },
    });
    expect(wrongEmail.body).toEqual(wrongPassword.body);
    expect((await me(guest)).status).toBe(200);
  });

  it('refuses a second account with the same email in another case, and keeps the first', async () => {
    const ada = await world.signUp(freshEmail());
    const body = { name: 'Ben', email: ada.email?.toUpperCase(), password: 'another one' };
    const second = await world.caller().call(identityEndpoints.signup, { body });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'conflict', issues: [{ path: 'body.email' }] },
    });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect((await logIn(ada.email ?? '', ada.password)).status).toBe(200);
  });

  it('refuses a common password wherever a new one is chosen, and keeps the old one', async () => {
    const [ada, guest] = [await world.signUp(freshEmail()), await world.guest()];
    const common = { name: 'Ben', email: freshEmail(), password: 'Password' };
    const refused = {
      status: 400,
      body: { issues: [{ message: expect.stringMatching(/^Many/) }] },
    };
    expect(await world.caller().call(identityEndpoints.signup, { body: common })).toMatchObject(
      refused,
    );
    expect(await guest.call(identityEndpoints.upgrade, { body: common })).toMatchObject(refused);
    const body = { currentPassword: ada.password, newPassword: 'football1' };
    expect(await ada.call(identityEndpoints.changePassword, { body })).toMatchObject(refused);
    expect((await logIn(ada.email ?? '', ada.password)).status).toBe(200);
    expect((await me(guest)).body).toMatchObject({ role: 'guest' });
  });

  it('keeps a guest’s id and data through the upgrade, and another guest separate', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId) });
    const email = freshEmail();
    const body = { name: 'Ada', email, password: 'long enough' };
    const upgraded = await ada.call(identityEndpoints.upgrade, { body });
    expect(upgraded).toMatchObject({
      status: 200,
      body: { userId: ada.userId, role: 'person', email },
    });
    expect(await ben.call(identityEndpoints.upgrade, { body })).toMatchObject({ status: 409 });
    const now = world.caller(cookieOf(upgraded).split(';')[0]);
    expect(await now.call(identityEndpoints.upgrade, { body })).toMatchObject({ status: 409 });
    expect((await me(ben)).body).toMatchObject({ role: 'guest', email: null });
    const entered = await logIn(email, 'long enough');
    expect((entered.body as SignedIn).userId).toBe(ada.userId);
    const moods = await now.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(moods.body).toHaveLength(1);
  });

  it('replaces the session secret on upgrade, so that an earlier cookie opens nothing', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    const body = { name: 'Ada', email: freshEmail(), password: 'long enough' };
    const upgraded = await ada.call(identityEndpoints.upgrade, { body });
    expect((await me(world.caller(ada.cookie))).status).toBe(401);
    const there = world.caller(cookieOf(upgraded).split(';')[0]);
    expect((await there.call(identityEndpoints.me)).body).toMatchObject({
      userId: ada.userId,
      token: (upgraded.body as SignedIn).token,
      role: 'person',
    });
    expect((await there.call(identityEndpoints.sessions)).body).toHaveLength(1);
    expect((await me(ben)).status).toBe(200);
  });

  it('ends all of a person’s sessions, and nobody else’s', async () => {
    const email = freshEmail();
    const ada = await world.signUp(email);
    const ben = await world.signUp(freshEmail());
    const elsewhere = await logIn(email, ada.password);
    expect((await ada.call(identityEndpoints.logoutEverywhere)).status).toBe(200);
    const there = world.caller(cookieOf(elsewhere).split(';')[0]);
    expect((await there.call(identityEndpoints.me)).status).toBe(401);
    expect((await me(ada)).status).toBe(401);
    expect((await me(ben)).status).toBe(200);
    expect((await logIn(email, ada.password)).status).toBe(200);
  });

  it('gives an email to only one of two guests who request it simultaneously', async () => {
    const guests = await Promise.all([world.guest(), world.guest(), world.guest()]);
    const body = { name: 'One', email: freshEmail(), password: 'long enough' };
    const answers = await Promise.all(
      guests.map((one) => one.call(identityEndpoints.upgrade, { body })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('ends the session on logout, and another person’s stays', async () => {
    const ada = await world.signUp(freshEmail());
    const ben = await world.signUp(freshEmail());
    const answer = await ada.call(identityEndpoints.logout);
    expect(cookieOf(answer)).toMatch(/^evenkeel=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    expect((await me(ada)).status).toBe(401);
    expect((await me(ben)).status).toBe(200);
    expect((await ada.call(identityEndpoints.logout)).status).toBe(200);
  });

  it('lists a person’s own sessions and ends one of them', async () => {
    const ada = await world.signUp(freshEmail());
    const ben = await world.signUp(freshEmail());
    await logIn(ada.email ?? '', ada.password);
    const listed = (await ada.call(identityEndpoints.sessions)).body as {
      sessionId: string;
      current: boolean;
    }[];
    expect(listed).toHaveLength(2);
    const other = listed.find((session) => !session.current);
    const params = { sessionId: other?.sessionId ?? '' };
    expect((await ben.call(identityEndpoints.revokeSession, { params })).status).toBe(404);
    expect((await ada.call(identityEndpoints.revokeSession, { params })).status).toBe(200);
    expect((await ada.call(identityEndpoints.sessions)).body).toHaveLength(1);
    expect((await ben.call(identityEndpoints.sessions)).body).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain(ada.cookie.split('=')[1] ?? '?');
  });

  it('changes the password if the current one is given, and ends the other sessions', async () => {
    const email = freshEmail();
    const ada = await world.signUp(email);
    const elsewhere = await logIn(email, ada.password);
    const change = (currentPassword: string, newPassword: string) =>
      ada.call(identityEndpoints.changePassword, { body: { currentPassword, newPassword } });
    expect(await change('not it', 'brand new one')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.currentPassword' }] },
    });
    expect((await change(ada.password, 'short')).status).toBe(400);
    expect((await change(ada.password, 'brand new one')).status).toBe(200);
    expect((await me(ada)).status).toBe(200);
    expect((await me(world.caller(ada.cookie))).status).toBe(401);
    const there = world.caller(cookieOf(elsewhere).split(';')[0]);
    expect((await there.call(identityEndpoints.me)).status).toBe(401);
    expect((await logIn(email, ada.password)).status).toBe(401);
    expect((await logIn(email, 'brand new one')).status).toBe(200);
    const guest = await world.guest();
    const body = { currentPassword: 'any', newPassword: 'brand new one' };
    expect((await guest.call(identityEndpoints.changePassword, { body })).status).toBe(409);
  });

  it('deletes an account with all its data if the password is given, and nobody else’s', async () => {
    const ada = await world.signUp(freshEmail());
    const ben = await world.signUp(freshEmail());
    for (const person of [ada, ben]) {
      await person.call(moodEndpoints.submit, { body: aMood(person.userId) });
    }
    const remove = (password?: string) =>
      ada.call(identityEndpoints.deleteAccount, { body: { password } });
    expect((await remove()).status).toBe(400);
    expect((await remove('not it')).status).toBe(400);
    expect((await remove(ada.password)).status).toBe(200);
    expect((await me(ada)).status).toBe(401);
    expect((await logIn(ada.email ?? '', ada.password)).status).toBe(401);
    const left = await world.database.db.selectFrom('mood_logs').select('user_id').execute();
    expect(left.filter((row) => row.user_id === ada.userId)).toEqual([]);
    expect(left.filter((row) => row.user_id === ben.userId)).toHaveLength(1);
    const guest = await world.guest();
    expect((await guest.call(identityEndpoints.deleteAccount, { body: {} })).status).toBe(200);
    expect((await me(guest)).status).toBe(401);
  });

  it('keeps a session that is used, and ends one that was unused for 30 days', async () => {
    const ada = await world.signUp(freshEmail());
    const ben = await world.signUp(freshEmail());
    const start = world.clock.ms;
    world.clock.ms = start + 20 * DAY_MS;
    const used = await me(ada);
    expect(cookieOf(used)).toContain(`Max-Age=${30 * 24 * 3600}`);
    world.clock.ms = start + 31 * DAY_MS;
    expect((await me(ada)).status).toBe(200);
    expect((await me(ben)).status).toBe(401);
    world.clock.ms = start;
  });

  it.each([
    ['no name', { name: undefined }, 'body.name'],
    ['a blank name', { name: '   ' }, 'body.name'],
    ['no email', { email: undefined }, 'body.email'],
    ['an email without @', { email: 'ada.example.org' }, 'body.email'],
    ['a 7-character password', { password: '1234567' }, 'body.password'],
    ['a 201-character password', { password: 'x'.repeat(201) }, 'body.password'],
  ])('refuses a signup with %s', async (_, change, path) => {
    const body = { name: 'Ada', email: freshEmail(), password: 'long enough', ...change };
    const answer = await world.caller().call(identityEndpoints.signup, { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('accepts passwords of 8 and of 200 characters with spaces and any script', async () => {
    for (const password of ['zq7 kfwp', '  spaced  ', 'пароль🔑密码!', 'x'.repeat(200)]) {
      const ada = await world.signUp(freshEmail(), password);
      expect((await logIn(ada.email ?? '', password)).status).toBe(200);
      expect((await logIn(ada.email ?? '', `${password} `)).status).not.toBe(200);
    }
  });
});

describe('the password of a new account', () => {
  it('is stored as a hash with the cost that OWASP recommends', async () => {
    const world = await testApp('sqlite', { passwordCost: null });
    await world.signUp('ada@example.org');
    const { password_hash: hash } = await world.database.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await world.close();
  });
});
