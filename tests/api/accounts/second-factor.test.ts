import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import { attempts } from '#tests/api/support/attempts.ts';
import { callTable, walk } from '#tests/api/support/call-table.ts';
import { aConnection, aConsent, codeOf } from '#tests/api/support/sharing-examples.ts';
import {
  ABOUT,
  type Answer,
  type Person,
  type TestApp,
  type Therapist,
  testApp,
} from '#tests/api/support/test-app.ts';
import { checkEach } from '#tests/support/check-all.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const { begin, confirm, verify, recover, left, renew, remove } = secondFactorEndpoints;
const STEP_MS = 30_000;
/** A time after a confirmation, in milliseconds, at which the confirmation is just no longer recent. */
const STALE_MS = 600_001;
/** How long the same secret is shown again and its first code is accepted, in milliseconds. */
const SHOWN_AGAIN_MS = 900_000;
const TAKEN_MS = 3_600_000;

describe.each(ENGINES)('the second factor on %s', (engine) => {
  let world: TestApp;
  let lee: Therapist;
  let ada: Person;
  let count = 0;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    lee = await world.therapist(`lee${count}@example.org`);
    ada = await world.signUp(`ada${count}@example.org`);
    world.clock.ms += 3 * STEP_MS;
  });

  /** Logs the same therapist in on another device, with only the password. */
  const logIn = async ({ email, password }: Person) => {
    const answer = await world
      .caller()
      .call(identityEndpoints.login, { body: { email, password } });
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    return { answer, device: world.caller(cookie) };
  };
  const codesIn = (answer: Answer): string[] =>
    (answer.body as { recoveryCodes: string[] }).recoveryCodes;

  it('is required of a therapist at signup and login, and nowhere else', async () => {
    const noor = await world.newTherapist(`noor${count}@example.org`);
    const me = await noor.call(identityEndpoints.me);
    expect(me).toMatchObject({
      status: 200,
      body: { role: 'therapist', secondFactor: 'to-set-up', about: ABOUT },
    });
    expect((await logIn(lee)).answer.body).toMatchObject({ secondFactor: 'needed', about: ABOUT });
    expect((await lee.call(identityEndpoints.me)).body).toMatchObject({ secondFactor: 'given' });
    expect((await ada.call(identityEndpoints.me)).body).toMatchObject({
      secondFactor: 'none',
      about: null,
    });
  });

  it('is optional for everybody with an account, and not available to guests', async () => {
    const guest = await world.guest();
    for (const endpoint of [begin, confirm, verify, recover, left, renew]) {
      const body = { code: '123456', recoveryCode: 'abcd', password: '' };
      const answer = await guest.call(endpoint, endpoint.method === 'GET' ? {} : { body });
      expect(answer.status).toBe(403);
    }
    const elsewhere = await logIn(ada);
    const app = await world.authenticatorOf(ada);
    expect(app.recoveryCodes).toHaveLength(10);
    expect((await ada.call(identityEndpoints.me)).body).toMatchObject({ secondFactor: 'given' });
    const asked = await elsewhere.device.call(identityEndpoints.sessions);
    expect(asked).toMatchObject({ status: 403, body: { code: 'second_factor' } });
    const { answer, device } = await logIn(ada);
    expect(answer.body).toMatchObject({ secondFactor: 'needed', about: null });
    world.clock.ms += STEP_MS;
    expect((await device.call(verify, { body: { code: app.code() } })).status).toBe(200);
    expect((await device.call(identityEndpoints.sessions)).status).toBe(200);
    expect((await elsewhere.device.call(identityEndpoints.sessions)).status).toBe(403);
  });

  it('cannot be set up with nothing but an open session', async () => {
    const bob = await world.signUp(`bob${count}@example.org`);
    for (const password of [undefined, '', 'isn’t the password', 'correct horse ']) {
      const answer = await ada.call(begin, { body: { password } });
      expect(answer).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'body.password' }] },
      });
    }
    expect((await ada.call(confirm, { body: { code: '123456' } })).status).toBe(409);
    await world.authenticatorOf(bob);
    expect((await ada.call(identityEndpoints.me)).body).toMatchObject({ secondFactor: 'none' });
    // A new therapist must set up the second factor first and has just given the password, so no confirmation is
    // needed.
    const noor = await world.newTherapist(`noor${count}@example.org`);
    expect((await noor.call(begin, { body: {} })).status).toBe(200);
  });

  it('says since when its app has been in use', async () => {
    const setUpAt = async (person: Person) =>
      ((await person.call(left)).body as { setUpAt: string | null }).setUpAt;
    const instant = () => new Date(world.clock.ms).toISOString();
    expect(await setUpAt(ada)).toBeNull();
    await ada.call(begin, { body: { password: ada.password } });
    expect(await setUpAt(ada)).toBeNull();
    await world.authenticatorOf(ada);
    const first = instant();
    expect(await setUpAt(ada)).toBe(first);
    world.clock.ms += STEP_MS;
    await ada.call(begin, { body: {} });
    expect(await setUpAt(ada)).toBe(first);
    await world.authenticatorOf(ada);
    expect(await setUpAt(ada)).toBe(instant());
    expect(await setUpAt(lee)).not.toBe(instant());
    await ada.call(remove);
    expect(await setUpAt(ada)).toBeNull();
  });

  it('can be removed by a person, but never by a therapist', async () => {
    const bob = await world.signUp(`bob${count}@example.org`);
    const app = await world.authenticatorOf(ada);
    await world.authenticatorOf(bob);
    expect(await lee.call(remove)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    world.clock.ms += STALE_MS;
    expect(await ada.call(remove)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    expect((await ada.call(verify, { body: { code: app.code() } })).status).toBe(200);
    expect((await ada.call(remove)).status).toBe(200);
    expect((await ada.call(identityEndpoints.me)).body).toMatchObject({ secondFactor: 'none' });
    expect((await logIn(ada)).answer.body).toMatchObject({ secondFactor: 'none' });
    expect((await bob.call(identityEndpoints.me)).body).toMatchObject({ secondFactor: 'given' });
  });

  it('has to be given again in all other sessions once an app is set up', async () => {
    const first = await world.authenticatorOf(ada);
    const { device } = await logIn(ada);
    const bens = await world.signUp(`ben${count}@example.org`);
    await world.authenticatorOf(bens);
    const owes = async () => (await device.call(identityEndpoints.sessions)).status === 403;
    world.clock.ms += STEP_MS;
    expect((await device.call(verify, { body: { code: first.code() } })).status).toBe(200);
    expect(await owes()).toBe(false);
    const next = await world.authenticatorOf(ada);
    expect(await owes()).toBe(true);
    world.clock.ms += STEP_MS;
    expect((await device.call(verify, { body: { code: next.code() } })).status).toBe(200);
    expect((await ada.call(remove)).status).toBe(200);
    expect(await owes()).toBe(false);
    await world.authenticatorOf(ada);
    expect(await owes()).toBe(true);
    expect((await ada.call(identityEndpoints.sessions)).status).toBe(200);
    expect((await bens.call(identityEndpoints.sessions)).status).toBe(200);
  });

  it('is required again before sharing, export and deletion, if the account has one', async () => {
    const bob = await world.signUp(`bob${count}@example.org`);
    const app = await world.authenticatorOf(ada);
    const viewer = await world.signUp(`viewer${count}@example.org`);
    const connect = async (person: Person, streams: object) =>
      person.call(sharingEndpoints.connect, {
        body: aConnection((await codeOf(viewer)).words, { consent: aConsent({ streams }) }),
      });
    const { id } = (await connect(ada, { mood: 'summary' })).body as Connection;
    world.clock.ms += STALE_MS;
    const change = (from: number, streams: object) =>
      ada.call(sharingEndpoints.change, {
        body: { connectionId: id, from, consent: aConsent({ streams }), zone: 'UTC' },
      });
    const stale = { status: 403, body: { code: 'step_up' } };
    expect(await ada.call(identityEndpoints.exportData)).toMatchObject(stale);
    expect(
      await ada.call(identityEndpoints.deleteAccount, { body: { password: ada.password } }),
    ).toMatchObject(stale);
    expect(await connect(ada, { mood: 'summary' })).toMatchObject(stale);
    expect(await change(1, { mood: 'summary', goals: 'summary' })).toMatchObject(stale);
    // Withdrawing consent never needs a confirmation.
    expect((await change(1, {})).status).toBe(200);
    expect((await bob.call(identityEndpoints.exportData)).status).toBe(200);
    expect((await ada.call(verify, { body: { code: app.code() } })).status).toBe(200);
    expect((await ada.call(identityEndpoints.exportData)).status).toBe(200);
    expect((await change(2, { mood: 'summary', goals: 'summary' })).status).toBe(200);
  });

  it('moves to another app after the old app’s code or a recovery code', async () => {
    const { device } = await logIn(lee);
    expect((await device.call(begin, { body: {} })).status).toBe(409);
    const [recoveryCode] = lee.recoveryCodes;
    expect((await device.call(recover, { body: { recoveryCode } })).status).toBe(200);
    const next = await world.authenticatorOf({ ...lee, ...device });
    world.clock.ms += STEP_MS;
    const other = await logIn(lee);
    expect((await other.device.call(verify, { body: { code: lee.code() } })).status).toBe(400);
    expect((await other.device.call(verify, { body: { code: next.code() } })).status).toBe(200);
    const old = { recoveryCode: lee.recoveryCodes[1] };
    expect((await other.device.call(recover, { body: old })).status).toBe(400);
    world.clock.ms += STALE_MS;
    expect(await other.device.call(begin, { body: {} })).toMatchObject({
      body: { code: 'step_up' },
    });
  });

  it('is required for all calls except those for giving it', async () => {
    const { device } = await logIn(lee);
    const person = { ...ada, ...device };
    const calls = callTable.filter(([, { access }]) => access !== 'public');
    await walk(calls, async (name, endpoint) => {
      const answer = await device.call(endpoint, attempts[name]?.parts({ ada, ben: person }));
      if (endpoint.beforeSecondFactor === true) expect(answer.status).not.toBe(403);
      else expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor' } });
    });
  });

  it('blocks all calls except those for giving it', () => {
    const before = callTable.filter(([, endpoint]) => endpoint.beforeSecondFactor === true);
    expect(before.map(([name]) => name).sort()).toEqual([
      'identity.me',
      'passkeys.beginVerifying',
      'passkeys.verify',
      'secondFactor.begin',
      'secondFactor.confirm',
      'secondFactor.recover',
      'secondFactor.verify',
    ]);
  });

  it('shows the same secret until the first code, and then never again', async () => {
    const noor = await world.newTherapist(`noor${count}@example.org`);
    const first = await noor.call(begin, { body: {} });
    expect(await noor.call(begin, { body: {} })).toMatchObject({ status: 200, body: first.body });
    const wrong = await noor.call(confirm, { body: { code: '000000' } });
    expect(wrong.status).toBe(400);
    expect((await noor.call(identityEndpoints.me)).body).toMatchObject({
      secondFactor: 'to-set-up',
    });
    expect((await lee.call(begin, { body: {} })).body).not.toEqual(first.body);
    const unproven = await logIn(lee);
    expect((await unproven.device.call(begin, { body: {} })).status).toBe(409);
    expect((await lee.call(confirm, { body: { code: lee.code() } })).status).toBe(400);
    const other = await world.therapist(`kim${count}@example.org`);
    expect((await other.call(confirm, { body: { code: other.code() } })).status).toBe(409);
  });

  it('never shows a secret again that may have been copied long ago, and rejects a late code', async () => {
    const asked = { body: { password: ada.password } };
    const secretOf = ({ body }: Answer) => (body as { groups: string[] }).groups.join('');
    const appCode = (secret: string) =>
      new TOTP({ secret }).generate({ timestamp: world.clock.ms });
    for (const person of [ada, lee]) {
      const giveAgain = () => person.call(verify, { body: { code: lee.code() } });
      if (person === lee) await giveAgain();
      const noted = secretOf(await person.call(begin, asked));
      world.clock.ms += SHOWN_AGAIN_MS;
      if (person === lee) await giveAgain();
      const own = secretOf(await person.call(begin, asked));
      expect(own).not.toBe(noted);
      expect(secretOf(await person.call(begin, asked))).toBe(own);
      const withNoted = await person.call(confirm, { body: { code: appCode(noted) } });
      expect(withNoted.status).toBe(400);
      world.clock.ms += TAKEN_MS + 1;
      if (person === lee) await giveAgain();
      const late = await person.call(confirm, { body: { code: appCode(own) } });
      expect(late.status).toBe(409);
    }
  });

  it('accepts a code that is at most one time step off', async () => {
    await checkEach([-2, -1, 0, 1, 2], async (steps) => {
      world.clock.ms += 9 * STEP_MS;
      const { device } = await logIn(lee);
      const answer = await device.call(verify, { body: { code: lee.code(steps * STEP_MS) } });
      const sessions = await device.call(identityEndpoints.sessions);
      const isNear = Math.abs(steps) <= 1;
      expect([answer.status, sessions.status]).toEqual(isNear ? [200, 200] : [400, 403]);
      if (isNear) expect(answer.body).toMatchObject({ recoveryCodesLeft: 10 });
    });
  });

  it('accepts a code once, also on two devices simultaneously, and rejects earlier codes', async () => {
    const [one, two] = [await logIn(lee), await logIn(lee)];
    const body = { code: lee.code() };
    const answers = await Promise.all(
      [one, two].map(({ device }) => device.call(verify, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const earlier = await two.device.call(verify, { body: { code: lee.code(-STEP_MS) } });
    expect(earlier.status).toBe(400);
  });

  it('accepts each recovery code once, in any typed form, and only for its owner', async () => {
    const [code = '', other = ''] = lee.recoveryCodes;
    expect(new Set(lee.recoveryCodes).size).toBe(10);
    const [one, two] = [await logIn(lee), await logIn(lee)];
    const typed = { recoveryCode: ` ${code.toUpperCase().replaceAll('-', ' ')}` };
    const answers = await Promise.all(
      [one, two].map(({ device }) => device.call(recover, { body: typed })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await lee.call(left)).body).toMatchObject({ recoveryCodesLeft: 9 });
    const noor = await world.therapist(`noor${count}@example.org`);
    const { device } = await logIn(noor);
    expect((await device.call(recover, { body: { recoveryCode: other } })).status).toBe(400);
  });

  it('makes new recovery codes in exchange for a code, and invalidates the old ones', async () => {
    expect((await lee.call(renew, { body: { code: '000000' } })).status).toBe(400);
    const renewed = codesIn(await lee.call(renew, { body: { code: lee.code() } }));
    expect(renewed).toHaveLength(10);
    const { device } = await logIn(lee);
    const [old = ''] = lee.recoveryCodes;
    const [fresh = ''] = renewed;
    expect((await device.call(recover, { body: { recoveryCode: old } })).status).toBe(400);
    expect((await device.call(recover, { body: { recoveryCode: fresh } })).status).toBe(200);
  });

  it('slows down guessing per person, and resets after a success', async () => {
    const { device } = await logIn(lee);
    const guess = () => device.call(verify, { body: { code: lee.code(9 * STEP_MS) } });
    for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(400);
    expect((await device.call(verify, { body: { code: lee.code() } })).status).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject({ status: 429 });
    // Attempts with recovery codes are counted separately, because such codes cannot be guessed.
    const right = await device.call(recover, { body: { recoveryCode: lee.recoveryCodes[0] } });
    expect(right.status).toBe(200);
    const wrongs: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      wrongs.push((await device.call(recover, { body: { recoveryCode: 'abcd' } })).status);
    expect(wrongs).toEqual([...Array(10).fill(400), 429]);
  });

  it('lets the owner in on a known device, whatever others try, who are limited per day', async () => {
    const { answer } = await logIn(lee);
    const both = [answer.headers['set-cookie']]
      .flat()
      .map((header) => String(header).split(';', 1)[0])
      .join('; ');
    const home = world.caller(both);
    expect((await home.call(verify, { body: { code: lee.code() } })).status).toBe(200);
    const tried: number[] = [];
    // The number of devices is higher than the number that the server remembers per person.
    for (let from = 0; from < 25; from += 1) {
      const { device } = await logIn(lee);
      world.clock.ms += 1;
      const code = lee.code(9 * STEP_MS);
      for (let tries = 0; tries < 2; tries += 1)
        tried.push((await device.call(verify, { body: { code } })).status);
    }
    expect(tried.filter((status) => status === 400).length).toBeLessThan(35);
    expect(tried.filter((status) => status === 429).length).toBeGreaterThan(5);
    world.clock.ms += STEP_MS;
    const elsewhere = await logIn(lee);
    const right = () => ({ body: { code: lee.code() } });
    expect((await elsewhere.device.call(verify, right())).status).toBe(429);
    expect((await home.call(verify, right())).status).toBe(200);
    expect((await elsewhere.device.call(verify, right())).status).toBe(429);
    // Other people have their own limits.
    const kim = await world.therapist(`kim${count}@example.org`);
    world.clock.ms += STEP_MS;
    expect(
      (await (await logIn(kim)).device.call(verify, { body: { code: kim.code() } })).status,
    ).toBe(200);
  });

  it('does not remember a device after the password alone', async () => {
    const { answer } = await logIn(lee);
    const cookies = [answer.headers['set-cookie']]
      .flat()
      .map((header) => String(header).split(';', 1)[0])
      .join('; ');
    const code = lee.code(9 * STEP_MS);
    const statuses: number[] = [];
    for (let from = 0; from < 5; from += 1) {
      const stranger = world.caller(cookies);
      for (let tries = 0; tries < 8; tries += 1)
        statuses.push((await stranger.call(verify, { body: { code } })).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  });

  it('issues a new cookie when it is given, set up or removed; the old one remains valid for requests in progress', async () => {
    const others = await world.signUp(`other${count}@example.org`);
    const app = await world.authenticatorOf(ada);
    const cookieOf = async (endpoint: Parameters<typeof ada.call>[0], body?: object) => {
      const answer = await ada.call(endpoint, body === undefined ? {} : { body });
      expect(answer.status).toBe(200);
      return String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
    };
    const opens = async (cookie: string) =>
      (await world.caller(cookie).call(identityEndpoints.me)).status;
    expect(await opens(ada.cookie)).toBe(200);
    world.clock.ms += STEP_MS + 1;
    expect(await opens(ada.cookie)).toBe(401);
    const given = await cookieOf(verify, { code: app.code() });
    const removed = await cookieOf(remove);
    expect(new Set([ada.cookie, given, removed]).size).toBe(3);
    expect(await opens(given)).toBe(200);
    world.clock.ms += STEP_MS + 1;
    expect(await opens(given)).toBe(401);
    expect(await opens(removed)).toBe(200);
    expect((await others.call(identityEndpoints.me)).status).toBe(200);
  });

  it('gives nothing to anybody who copied the earlier cookie', async () => {
    const app = await world.authenticatorOf(ada);
    const ben = await world.signUp(`ben${count}@example.org`);
    const { answer, device } = await logIn(ada);
    const callerOf = ({ headers }: Answer) =>
      world.caller(String([headers['set-cookie']].flat()[0]).split(';', 1)[0]);
    const copied = callerOf(answer);
    world.clock.ms += STEP_MS;
    const given = await device.call(verify, { body: { code: app.code() } });
    expect(given.status).toBe(200);
    // As before, the cookie can still be used to request the identity.
    expect((await copied.call(identityEndpoints.me)).body).toMatchObject({
      secondFactor: 'needed',
    });
    for (const call of [identityEndpoints.exportData, identityEndpoints.sessions, remove])
      expect(await copied.call(call)).toMatchObject({
        status: 403,
        body: { code: 'second_factor' },
      });
    world.clock.ms += STALE_MS;
    const before = callerOf(given);
    expect((await device.call(verify, { body: { code: app.code() } })).status).toBe(200);
    // The previous cookie still works for requests in progress, but has no recent confirmation and gets no new cookie.
    expect((await before.call(identityEndpoints.sessions)).status).toBe(200);
    for (const call of [identityEndpoints.exportData, remove])
      expect(await before.call(call)).toMatchObject({ status: 403, body: { code: 'step_up' } });
    const change = { currentPassword: ada.password, newPassword: 'another horse' };
    const [recoveryCode] = app.recoveryCodes;
    for (const [call, body] of [
      [identityEndpoints.changePassword, change],
      [recover, { recoveryCode }],
      [renew, { code: app.code(STEP_MS) }],
    ] as const) {
      const answer = await before.call(call, { body });
      expect(answer.status).toBe(409);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await device.call(identityEndpoints.exportData)).status).toBe(200);
    expect((await ben.call(identityEndpoints.exportData)).status).toBe(200);
  });

  it('changes a therapist’s description, and nobody else’s', async () => {
    const body = { title: 'Nurse', organisation: '', registration: '' };
    expect((await lee.call(identityEndpoints.changeAbout, { body })).body).toEqual(body);
    expect((await lee.call(identityEndpoints.me)).body).toMatchObject({ about: body });
    expect((await ada.call(identityEndpoints.changeAbout, { body })).status).toBe(403);
  });
});
