import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordCodeEndpoints } from '#contract/accounts/password-codes.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { manyGuesses } from '#tests/api/support/many-guesses.ts';
import { ENGINES, type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('guessing passwords on %s', (engine) => {
  let fresh: FreshDatabase;
  let databases: readonly Database[];
  let apps: readonly Awaited<ReturnType<typeof buildApp>>[];

  // Two app processes on one database, both behind the same proxy.
  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    const open = () => openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
    databases = [await open(), await open()];
    const config = { publicUrl: null, trustProxy: 1, logLevel: 'silent' } as const;
    apps = await Promise.all(databases.map((database) => buildApp({ config, database })));
  });
  beforeEach(async () => {
    await onDatabase(sql`delete from throttles`);
    await onDatabase(sql`delete from users`);
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(databases.map((database) => database.close()));
    await fresh.remove();
  });

  const onDatabase = async (statement: RawBuilder<unknown>): Promise<void> => {
    const [database] = databases;
    if (database === undefined) throw new Error('no database');
    await statement.execute(database.db);
  };
  /** Sets the number of stored attempts under a key. */
  const asIfTried = (key: string, attempts: number) =>
    onDatabase(sql`update throttles set points = ${attempts} where key = ${key}`);

  const post = async (turn: number, url: string, address: string, payload: object) => {
    const app = apps[turn % apps.length];
    if (app === undefined) throw new Error('no app');
    return app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': address } });
  };
  const logIn = (turn: number, address: string, email: string, password: string) =>
    post(turn, identityEndpoints.login.path, address, { email, password });

  const signUp = (turn: number, address: string, email: string) =>
    post(turn, identityEndpoints.signup.path, address, {
      name: 'A',
      email,
      password: 'long enough',
    });

  it('slows down an account after wrong passwords from anywhere, in all processes, and no others', async () => {
    await signUp(0, '203.0.113.1', 'ada@example.org');
    await signUp(0, '203.0.113.1', 'ben@example.org');
    const wrongFrom = (email: string) => (turn: number) =>
      logIn(turn, `198.51.100.${turn}`, email, 'wrong');
    const guesses = async (email: string) => {
      const first = Array.from({ length: 51 }, (_, turn) => wrongFrom(email)(turn));
      return (await Promise.all(first)).map((answer) => answer.statusCode);
    };
    // The result is the same for an email without an account.
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      expect(await guesses(email)).toEqual(Array(51).fill(401));
      await Promise.all(databases.map(manyGuesses));
      expect((await logIn(1, '203.0.113.98', email, 'wrong')).statusCode).toBe(401);
      const refused = await logIn(0, '203.0.113.99', email.toUpperCase(), 'long enough');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
      expect(refused.json().message).toMatch(/^There were too many attempts .* minutes\.$/);
    }
    const ben = await logIn(1, '203.0.113.99', 'ben@example.org', 'long enough');
    expect(ben.statusCode).toBe(200);
  });

  it('slows down guesses at recovery codes in the same way, apart from logins', async () => {
    await signUp(0, '203.0.113.1', 'ada@example.org');
    await signUp(0, '203.0.113.1', 'ben@example.org');
    const guess = async (turn: number, address: string, email: string) => {
      const payload = { email, recoveryCode: '0000', newPassword: 'long enough too' };
      return post(turn, passwordCodeEndpoints.reset.path, address, payload);
    };
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      const here: number[] = [];
      for (let turn = 0; turn < 11; turn += 1) {
        here.push((await guess(turn, '203.0.113.5', email)).statusCode);
      }
      expect(here).toEqual([...Array(10).fill(400), 429]);
      await onDatabase(
        sql`update throttles set points = 100 where key like 'password-code-account:%'`,
      );
      await onDatabase(sql`delete from throttles where key like 'password-code-account-gate:%'`);
      expect((await guess(1, '203.0.113.98', email)).statusCode).toBe(400);
      const refused = await guess(0, '203.0.113.99', email.toUpperCase());
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    }
    expect((await guess(1, '203.0.113.99', 'ben@example.org')).statusCode).toBe(400);
    expect((await logIn(0, '203.0.113.5', 'ada@example.org', 'long enough')).statusCode).toBe(200);
    await asIfTried('password-code-address:203.0.113.6', 100);
    await guess(0, '203.0.113.6', 'ben@example.org');
    await asIfTried('password-code-address:203.0.113.6', 100);
    expect((await guess(1, '203.0.113.6', 'kim@example.org')).statusCode).toBe(429);
  });

  it('stops one address from trying one account, and nobody elsewhere', async () => {
    await signUp(0, '203.0.113.1', 'ada@example.org');
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await logIn(turn, '203.0.113.5', 'ada@example.org', 'wrong')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const there = await logIn(0, '203.0.113.5', 'ada@example.org', 'long enough');
    expect(there.statusCode).toBe(429);
    expect(Number(there.headers['retry-after'])).toBeLessThanOrEqual(900);
    const elsewhere = await logIn(1, '203.0.113.6', 'ada@example.org', 'long enough');
    expect(elsewhere.statusCode).toBe(200);
  });

  it('resets failures after a success', async () => {
    const body = { name: 'A', email: 'ada@example.org', password: 'the right one' };
    await post(0, identityEndpoints.signup.path, '203.0.113.1', body);
    for (let round = 0; round < 2; round += 1) {
      for (let turn = 0; turn < 8; turn += 1) await logIn(turn, '203.0.113.1', body.email, 'wrong');
      expect((await logIn(0, '203.0.113.1', body.email, body.password)).statusCode).toBe(200);
    }
  });

  it('counts an address across many accounts', async () => {
    const status = async (turn: number) =>
      (await logIn(turn, '2001:db8:1:2::1', `nobody${turn}@example.org`, 'x')).statusCode;
    expect(await status(0)).toBe(401);
    await asIfTried('login-address:2001:db8:1:2::/64', 99);
    expect(await status(1)).toBe(401);
    expect(await status(2)).toBe(429);
    const neighbour = await logIn(0, '2001:db8:1:2:ffff::9', 'other@example.org', 'x');
    expect(neighbour.statusCode).toBe(429);
    const elsewhere = await logIn(0, '2001:db8:1:3::1', 'other@example.org', 'x');
    expect(elsewhere.statusCode).toBe(401);
  });

  it('counts the networks of one /48 together, with a higher limit, and mapped addresses as IPv4', async () => {
    await logIn(0, '2001:db8:1:2::1', 'nobody@example.org', 'x');
    // Other parts of the network have used nearly all of its attempts.
    await asIfTried('login-address-wide:2001:db8:1::/48', 999);
    const from = async (address: string) =>
      (await logIn(1, address, `x${address.length}@example.org`, 'x')).statusCode;
    expect(await from('2001:db8:1:ffff::9')).toBe(401);
    expect(await from('2001:db8:1:abc::9')).toBe(429);
    expect(await from('2001:db8:2:abc::9')).toBe(401);

    for (let turn = 0; turn < 10; turn += 1) {
      const address = turn % 2 === 0 ? '::ffff:cb00:7107' : '203.0.113.7';
      expect((await logIn(turn, address, 'some@example.org', 'x')).statusCode).toBe(401);
    }
    const mapped = await logIn(0, '[::FFFF:203.0.113.7]:1234', 'some@example.org', 'x');
    expect(mapped.statusCode).toBe(429);
  });

  it('blocks nobody for longer than its window when the clock was set back', async () => {
    const email = 'nobody@example.org';
    const status = async () => (await logIn(0, '203.0.113.1', email, 'wrong')).statusCode;
    for (let turn = 0; turn < 10; turn += 1) expect(await status()).toBe(401);
    expect(await status()).toBe(429);
    const tenDaysMs = 10 * 24 * 3600 * 1000;
    await onDatabase(sql`update throttles set expire = expire + ${tenDaysMs}`);
    expect(await status()).toBe(401);
  });

  it('counts signups for one email across all addresses', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const answer = await signUp(turn, `203.0.113.${turn}`, 'ada@example.org');
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([201, ...Array(9).fill(409), 429]);
    expect((await signUp(0, '203.0.113.1', 'ben@example.org')).statusCode).toBe(201);
  });

  it('counts new accounts per address, including guests and upgrades', async () => {
    const guest = await post(0, identityEndpoints.guest.path, '203.0.113.1', {});
    expect(guest.statusCode).toBe(201);
    await asIfTried('signup-address:203.0.113.1', 199);
    expect((await signUp(0, '203.0.113.1', 'ada@example.org')).statusCode).toBe(201);
    expect((await signUp(1, '203.0.113.1', 'ben@example.org')).statusCode).toBe(429);
    const cookie = String(guest.headers['set-cookie']).split(';')[0] ?? '';
    const upgrade = (address: string) =>
      apps[0]?.inject({
        method: 'POST',
        url: identityEndpoints.upgrade.path,
        payload: { name: 'A', email: 'cleo@example.org', password: 'long enough' },
        headers: { cookie, 'x-forwarded-for': address },
      });
    expect((await upgrade('203.0.113.1'))?.statusCode).toBe(429);
    expect((await upgrade('203.0.113.2'))?.statusCode).toBe(200);
  });

  it('counts upgrades per guest and wrong current passwords per person', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await signUp(turn, '203.0.113.1', `taken${turn}@example.org`);
    }
    const guest = await post(0, identityEndpoints.guest.path, '203.0.113.1', {});
    const call = (turn: number, path: string, cookie: string, payload: object) =>
      apps[turn % 2]?.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { cookie, 'x-forwarded-for': `203.0.113.${turn}` },
      });
    const ofGuest = String(guest.headers['set-cookie']).split(';')[0] ?? '';
    const upgrades: (number | undefined)[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const payload = { name: 'A', email: `taken${turn}@example.org`, password: 'long enough' };
      const answer = await call(turn, identityEndpoints.upgrade.path, ofGuest, payload);
      upgrades.push(answer?.statusCode);
    }
    expect(upgrades.slice(-2)).toEqual([429, 429]);
    const person = await signUp(0, '203.0.113.9', 'ada@example.org');
    const ofPerson = String(person.headers['set-cookie']).split(';')[0] ?? '';
    const checks: (number | undefined)[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const payload = { currentPassword: 'wrong', newPassword: 'long enough' };
      const answer = await call(turn, identityEndpoints.changePassword.path, ofPerson, payload);
      checks.push(answer?.statusCode);
    }
    expect(checks).toEqual([...Array(10).fill(400), 429]);
  });
});
