import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { buildApp } from '#server/app.ts';
import { manyGuesses } from '#tests/api/support/many-guesses.ts';
import { type Answer, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const YEAR_MS = 366 * 86_400_000;

/** The device cookie of a reply, as a browser sends it back. */
const deviceCookie = ({ headers }: Pick<Answer, 'headers'>): string =>
  [headers['set-cookie']]
    .flat()
    .map((header) => String(header).split(';', 1)[0] ?? '')
    .find((cookie) => cookie.startsWith('evenkeel-device=')) ?? '';

describe.each(ENGINES)('known devices on %s', (engine) => {
  let world: TestApp;
  let count = 0;
  let ofAda = '';
  let ofBen = '';

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(() => {
    count += 1;
    [ofAda, ofBen] = [`ada${count}@example.org`, `ben${count}@example.org`];
  });

  const logIn = (password: string, cookie = '', address?: string, email = ofAda) =>
    world.caller(cookie, address).call(identityEndpoints.login, { body: { email, password } });
  const wrong = async (times: number, cookie: string, address?: string) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      statuses.push((await logIn('wrong', cookie, address)).status);
    }
    return statuses;
  };
  const devicesOf = (userId: string) =>
    world.database.db
      .selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();

  it('lets a person in on a known device, whatever others try elsewhere and at the same address', async () => {
    await world.signUp(ofAda);
    const known = deviceCookie(await logIn('correct horse', '', '203.0.113.9'));
    expect(await wrong(11, '', '203.0.113.9')).toContain(429);
    await manyGuesses(world.database);
    expect(await wrong(2, '')).toEqual([401, 429]);
    expect((await logIn('correct horse')).status).toBe(429);
    expect((await logIn('correct horse', '', '203.0.113.9')).status).toBe(429);
    expect((await logIn('correct horse', known, '203.0.113.9')).status).toBe(200);
    // A login on a known device does not allow new attempts from other devices.
    expect((await logIn('correct horse')).status).toBe(429);
  });

  it('counts wrong passwords on a known device separately, and resets after a success', async () => {
    await world.signUp(ofAda);
    const known = deviceCookie(await logIn('correct horse'));
    expect(await wrong(9, known)).toEqual(Array(9).fill(401));
    expect((await logIn('correct horse', known)).status).toBe(200);
    expect(await wrong(11, known)).toEqual([...Array(10).fill(401), 429]);
    expect((await logIn('correct horse', known)).status).toBe(429);
    expect((await logIn('correct horse')).status).toBe(200);
  });

  it('remembers a device only for people who logged in on it, and one device for several people', async () => {
    const ada = await world.signUp(ofAda);
    const ben = await world.signUp(ofBen);
    const known = deviceCookie(await logIn('correct horse'));
    // For Ben the device is unknown, so ten wrong passwords from one address block him at that address.
    const asBen = () => logIn('wrong', known, '203.0.113.8', ofBen);
    for (let turn = 0; turn < 10; turn += 1) expect((await asBen()).status).toBe(401);
    expect((await asBen()).status).toBe(429);
    expect(await devicesOf(ben.userId)).toHaveLength(1);
    const second = await logIn('correct horse', known, undefined, ofBen);
    expect(deviceCookie(second)).toBe(known);
    expect(await devicesOf(ada.userId)).toHaveLength(2);
    expect(await devicesOf(ben.userId)).toHaveLength(2);
  });

  it('stores the hash of a secret that no script can read, and replaces anything else by a new one', async () => {
    const ada = await world.signUp(ofAda);
    const answer = await logIn('correct horse', 'evenkeel-device=chosen');
    const header = String([answer.headers['set-cookie']].flat().at(-1));
    expect(header).toMatch(/^evenkeel-device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const secret = deviceCookie(answer).split('=')[1] ?? '';
    const kept = JSON.stringify(await devicesOf(ada.userId));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain('chosen');
    expect(deviceCookie(await world.caller().call(identityEndpoints.guest))).toBe('');
  });

  it('forgets devices with the account, a year after the last login, and beyond twenty per person', async () => {
    const ada = await world.signUp(ofAda);
    const ben = await world.signUp(ofBen);
    const [first] = await devicesOf(ada.userId);
    for (let turn = 0; turn < 21; turn += 1) {
      world.clock.ms += 1000;
      expect((await logIn('correct horse')).status).toBe(200);
    }
    const devices = await devicesOf(ada.userId);
    expect(devices).toHaveLength(20);
    expect(devices.map(({ id }) => id)).not.toContain(first?.id);

    const body = { password: ben.password };
    expect((await ben.call(identityEndpoints.deleteAccount, { body })).status).toBe(200);
    expect(await devicesOf(ben.userId)).toEqual([]);

    const known = deviceCookie(await logIn('correct horse'));
    world.clock.ms += YEAR_MS;
    expect(await wrong(11, known, '203.0.113.7')).toContain(429);
    expect((await logIn('correct horse', known)).status).toBe(200);
    const config = { publicUrl: null, trustProxy: false, logLevel: 'silent' } as const;
    const next = await buildApp({ config, database: world.database, now: () => world.clock.ms });
    await next.ready();
    await next.close();
    expect(await devicesOf(ada.userId)).toHaveLength(1);
  });

  it('forgets the other devices when the password is changed', async () => {
    const ada = await world.signUp(ofAda);
    await logIn('correct horse');
    const here = await logIn('correct horse');
    const cookies = [here.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
    const body = { currentPassword: ada.password, newPassword: 'another password' };
    const there = world.caller(cookies.join('; '));
    expect((await there.call(identityEndpoints.changePassword, { body })).status).toBe(200);
    expect(await devicesOf(ada.userId)).toHaveLength(1);
    expect((await logIn('another password', deviceCookie(here))).status).toBe(200);
  });
});
