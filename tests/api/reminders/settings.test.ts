import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { aDevice, reminderSettings } from '#tests/api/support/reminder-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

interface Shown {
  readonly settings: unknown;
  readonly addresses: string[];
  readonly publicKey: string;
}

describe.each(ENGINES)('reminder settings on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.signUp(`${crypto.randomUUID()}@example.org`);
    ben = await world.guest();
  });

  const shown = async (person: Person): Promise<Shown> =>
    (await person.call(reminderEndpoints.read, { params: { userId: person.userId } }))
      .body as Shown;
  const subscribe = (person: Person, more = {}) =>
    person.call(reminderEndpoints.subscribe, { body: aDevice(person.userId, more) });

  it('are empty until something is stored, and then separate for each person', async () => {
    const publicKey = expect.stringMatching(/^[\w-]{87}$/);
    expect(await shown(ada)).toEqual({ settings: null, addresses: [], publicKey });
    const settings = reminderSettings({
      quiet: { from: '22:00', to: '06:30' },
      ownWords: true,
      silentWeekdays: [7],
      silentOn: '2026-03-10',
    });
    await ada.call(reminderEndpoints.save, { body: { settings } });
    expect(await shown(ada)).toMatchObject({ settings });
    expect(await shown(ben)).toMatchObject({ settings: null });
    expect((await shown(ada)).publicKey).toBe((await shown(ben)).publicKey);
  });

  it('keep a device for one person only, in its zone, until it is turned off', async () => {
    await ada.call(reminderEndpoints.save, {
      body: { settings: reminderSettings({ zone: 'UTC', ownWords: true }) },
    });
    await subscribe(ada);
    await subscribe(ada);
    const { endpoint } = aDevice('');
    expect(await shown(ada)).toMatchObject({
      settings: { zone: 'Europe/Berlin', ownWords: true },
      addresses: [endpoint],
    });
    await subscribe(ben);
    expect((await shown(ada)).addresses).toEqual([]);
    expect((await shown(ben)).addresses).toEqual([endpoint]);
    await ada.call(reminderEndpoints.unsubscribe, { body: { endpoint } });
    expect((await shown(ben)).addresses).toEqual([endpoint]);
    await ben.call(reminderEndpoints.unsubscribe, { body: { endpoint } });
    expect((await shown(ben)).addresses).toEqual([]);
  });

  it('drop the device on logout, and keep the person’s other devices', async () => {
    await subscribe(ada);
    const body = { email: ada.email, password: ada.password };
    const other = await world.caller().call(identityEndpoints.login, { body });
    const cookie = String(other.headers['set-cookie']).split(';', 1)[0] ?? '';
    await world.caller(cookie).call(reminderEndpoints.subscribe, {
      body: aDevice(ada.userId, { endpoint: 'https://push.example.org/send/other' }),
    });
    await world.caller(cookie).call(identityEndpoints.logout);
    expect((await shown(ada)).addresses).toEqual([aDevice('').endpoint]);
  });

  it('keep the newest ten devices', async () => {
    for (let at = 0; at < 12; at += 1) {
      world.clock.ms += 1000;
      await subscribe(ada, { endpoint: `https://push.example.org/send/${at}` });
    }
    const { addresses } = await shown(ada);
    expect(addresses).toHaveLength(10);
    expect(addresses).toContain('https://push.example.org/send/11');
    expect(addresses).not.toContain('https://push.example.org/send/1');
  });

  const { keys } = aDevice('');
  it.each([
    ['an address that is not https', { endpoint: 'http://push.example.org/send/abc' }],
    ['an address with a password', { endpoint: 'https://sam:hunter2@push.example.org/send' }],
    ['a loopback address', { endpoint: 'https://127.0.0.1/send' }],
    ['a loopback address as a number', { endpoint: 'https://2130706433/send' }],
    ['a loopback host name', { endpoint: 'https://localhost/send' }],
    ['a private network address', { endpoint: 'https://192.168.1.1/send' }],
    ['a cloud metadata address', { endpoint: 'https://169.254.169.254/latest' }],
    ['a private IPv6 address', { endpoint: 'https://[fd00::1]/send' }],
    ['an IPv4-mapped IPv6 address', { endpoint: 'https://[::ffff:10.0.0.1]/send' }],
    ['an address with thousands of letters', { endpoint: `https://a.example/${'a'.repeat(3000)}` }],
    ['no address', { endpoint: 'push' }],
    ['a key that is too short', { keys: { ...keys, p256dh: keys.p256dh.slice(0, -4) } }],
    ['a key that is not a curve point', { keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }],
    ['a secret that is too long', { keys: { ...keys, auth: `${keys.auth}AAAA` } }],
    ['a zone that does not exist', { zone: 'Europe/Atlantis' }],
  ])('refuse %s with a clear sentence', async (_, more) => {
    const answer = await subscribe(ada, more);
    expect(answer.status).toBe(400);
    const { issues } = answer.body as { issues: { message: string }[] };
    expect(issues[0]?.message).toMatch(/^The .+\.$/);
    expect((await shown(ada)).addresses).toEqual([]);
  });
});
