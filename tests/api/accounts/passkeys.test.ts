import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSKEYS_MAX, passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { softAuthenticator } from '#tests/support/stand-ins/authenticator.ts';

const {
  all,
  beginAdding,
  add,
  rename,
  remove,
  decline,
  beginLogin,
  login,
  beginVerifying,
  verify,
} = passkeyEndpoints;
const ORIGIN = 'http://localhost';
const LATE_MS = 300_001;

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  let count = 0;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    ada = await world.signUp(`ada${count}@example.org`);
    ben = await world.signUp(`ben${count}@example.org`);
  });

  const optionsOf = ({ body }: Answer) => body as { challenge: string };
  const begun = async (person: Person) =>
    optionsOf(await person.call(beginAdding, { body: { password: person.password } }));
  /** Adds a passkey for a person. */
  const added = async (person: Person, name = 'Phone') => {
    const authenticator = softAuthenticator(ORIGIN);
    const response = authenticator.make(await begun(person));
    const answer = await person.call(add, { body: { name, response } });
    expect(answer.status).toBe(201);
    return { ...authenticator, passkeyId: (answer.body as { id: string }).id };
  };
  const asked = async () => optionsOf(await world.caller().call(beginLogin));
  const enter = (response: object) => world.caller().call(login, { body: { response } });
  const entered = (answer: Answer) => {
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
    return world.caller(cookie);
  };

  it('log a person in without typing, on an unknown device', async () => {
    const key = await added(ada);
    await added(ben);
    const answer = await enter(key.sign(await asked()));
    expect(answer).toMatchObject({ status: 200, body: { userId: ada.userId } });
    expect((await entered(answer).call(identityEndpoints.me)).body).toMatchObject({
      userId: ada.userId,
    });
    expect((await ada.call(all)).body).toMatchObject([{ name: 'Phone', maybeCopied: false }]);
  });

  it('count as both factors, also for a therapist', async () => {
    const lee = await world.therapist(`lee${count}@example.org`);
    const key = await added(lee);
    const answer = await enter(key.sign(await asked()));
    expect(answer.body).toMatchObject({ role: 'therapist', secondFactor: 'given' });
    expect((await entered(answer).call(identityEndpoints.sessions)).status).toBe(200);
  });

  it('are offered from the second login with a password on, until one is made or declined', async () => {
    const offered = async ({ email, password }: Person) => {
      const answer = await world
        .caller()
        .call(identityEndpoints.login, { body: { email, password } });
      return (answer.body as { offersPasskey?: boolean }).offersPasskey;
    };
    expect(await offered(ada)).toBe(false);
    expect(await offered(ada)).toBe(true);
    expect(await offered(ada)).toBe(true);
    expect(await offered(ben)).toBe(false);
    expect((await ada.call(decline)).status).toBe(200);
    expect(await offered(ada)).toBe(false);
    expect(await offered(ben)).toBe(true);
    await added(ben);
    expect(await offered(ben)).toBe(false);
  });

  it('keep one challenge per person and purpose, and accept only its answer', async () => {
    const key = await added(ada);
    await added(ben);
    await begun(ben);
    const early = optionsOf(await ada.call(beginVerifying));
    const late = optionsOf(await ada.call(beginVerifying));
    for (let times = 0; times < 5; times += 1) await begun(ada);
    const rows = await world.database.db
      .selectFrom('passkey_challenges')
      .select(['user_id', 'purpose'])
      .where('user_id', 'in', [ada.userId, ben.userId])
      .orderBy('purpose')
      .execute();
    expect(rows.filter(({ user_id }) => user_id === ada.userId)).toMatchObject([
      { purpose: 'add' },
      { purpose: 'verify' },
    ]);
    expect(rows.filter(({ user_id }) => user_id === ben.userId)).toHaveLength(1);
    const verifyBy = (response: object) => ada.call(verify, { body: { response } });
    expect((await verifyBy(key.sign(early))).status).toBe(400);
    expect((await verifyBy(key.sign(late))).status).toBe(200);
  });

  it('replace the code after a password, for their owner only', async () => {
    const key = await added(ada);
    const foreign = await added(ben);
    await world.authenticatorOf(ada);
    const body = { email: ada.email, password: ada.password };
    const device = entered(await world.caller().call(identityEndpoints.login, { body }));
    expect((await device.call(identityEndpoints.sessions)).status).toBe(403);
    const ask = async () => optionsOf(await device.call(beginVerifying));
    const signed = (response: object) => device.call(verify, { body: { response } });
    expect((await signed(foreign.sign(await ask()))).status).toBe(400);
    // The signed challenge of a passkey login is not valid as a second factor.
    expect((await signed(key.sign(await asked()))).status).toBe(400);
    expect((await device.call(identityEndpoints.sessions)).status).toBe(403);
    expect((await signed(key.sign(await ask()))).status).toBe(200);
    expect((await device.call(identityEndpoints.sessions)).status).toBe(200);
  });

  it('are refused when an answer is replayed, also simultaneously', async () => {
    const key = await added(ada);
    const response = key.sign(await asked());
    const answers = await Promise.all([enter(response), enter(response), enter(response)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await enter(response)).status).toBe(400);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another server', { rpId: 'evil.example' }],
    ['a challenge that nobody issued', { challenge: 'YW55dGhpbmc' }],
    ['an authenticator without user verification', { isVerified: false }],
  ])('are refused for %s', async (_, otherwise) => {
    const key = await added(ada);
    expect((await enter(key.sign(await asked(), otherwise))).status).toBe(400);
    const made = softAuthenticator(ORIGIN).make(await begun(ada), otherwise);
    const kept = await ada.call(add, { body: { name: 'Laptop', response: made } });
    expect(kept.status).toBe(400);
    expect((await ada.call(all)).body).toHaveLength(1);
    expect((await enter(key.sign(await asked()))).status).toBe(200);
  });

  it('are refused when the signature is from another key or late', async () => {
    const [key, other] = [await added(ada), await added(ben)];
    const challenge = await asked();
    const { response } = other.sign(challenge);
    expect((await enter({ ...key.sign(challenge), response })).status).toBe(400);
    const late = key.sign(await asked());
    world.clock.ms += LATE_MS;
    expect((await enter(late)).status).toBe(400);
  });

  it('are refused and flagged when the counter goes backwards, as with a clone', async () => {
    const key = await added(ada);
    expect((await enter(key.sign(await asked(), { counter: 7 }))).status).toBe(200);
    expect((await enter(key.sign(await asked(), { counter: 7 }))).status).toBe(400);
    expect((await ada.call(all)).body).toMatchObject([{ maybeCopied: true }]);
    expect((await enter(key.sign(await asked(), { counter: 8 }))).status).toBe(200);
    expect((await ada.call(all)).body).toMatchObject([{ maybeCopied: true }]);
  });

  it('work with authenticators that do not count', async () => {
    const key = await added(ada);
    for (let uses = 0; uses < 3; uses += 1) {
      expect((await enter(key.sign(await asked(), { counter: 0 }))).status).toBe(200);
    }
  });

  it('can be several, have names, and open nothing once removed', async () => {
    const phone = await added(ada);
    const laptop = await added(ada, 'Laptop');
    const one = { params: { passkeyId: phone.passkeyId } };
    expect((await ben.call(remove, one)).status).toBe(404);
    expect(
      (await ben.call(rename, { body: { passkeyId: phone.passkeyId, name: 'Mine' } })).status,
    ).toBe(404);
    const renamed = await ada.call(rename, {
      body: { passkeyId: phone.passkeyId, name: 'Old phone' },
    });
    expect(renamed.body).toMatchObject({ name: 'Old phone' });
    const listed = (await ada.call(all)).body as { name: string }[];
    expect(listed.map(({ name }) => name).sort()).toEqual(['Laptop', 'Old phone']);
    expect((await ada.call(remove, one)).status).toBe(200);
    expect((await ada.call(remove, one)).status).toBe(404);
    expect((await enter(phone.sign(await asked()))).status).toBe(400);
    expect((await enter(laptop.sign(await asked()))).status).toBe(200);
  });

  it('can be added only shortly after the password or second factor was given', async () => {
    const wrong = await ada.call(beginAdding, { body: { password: 'a guess' } });
    expect(wrong.status).toBe(400);
    expect((await ada.call(beginAdding, { body: {} })).status).toBe(400);
    await world.authenticatorOf(ada);
    expect((await ada.call(beginAdding, { body: {} })).status).toBe(200);
    world.clock.ms += 2 * LATE_MS;
    const stale = await ada.call(beginAdding, { body: { password: ada.password } });
    expect(stale.body).toMatchObject({ code: 'step_up' });
    const guest = await world.guest();
    expect((await guest.call(beginAdding, { body: {} })).status).toBe(403);
  });

  it('cannot be stored twice, without limit, or without a request', async () => {
    const authenticator = softAuthenticator(ORIGIN);
    const keep = async (person: Person, by: Person) =>
      person.call(add, { body: { name: 'Key', response: authenticator.make(await begun(by)) } });
    expect((await keep(ben, ada)).status).toBe(400);
    expect((await keep(ada, ada)).status).toBe(201);
    expect((await keep(ben, ben)).status).toBe(409);
    for (let more = 1; more < PASSKEYS_MAX; more += 1) await added(ada);
    const tooMany = softAuthenticator(ORIGIN).make(await begun(ada));
    const answer = await ada.call(add, { body: { name: 'Key', response: tooMany } });
    expect(answer.status).toBe(409);
  });

  it('need a server with a domain name', async () => {
    const answer = await world.caller().call(beginLogin, { headers: { host: '192.0.2.7:3000' } });
    expect(answer).toMatchObject({ status: 503, body: { code: 'not_set_up' } });
  });
});

it.each(['a b', '[::', 'x:99999'])('passkeys reject an invalid host: “%s”', async (host) => {
  const world = await testApp('sqlite');
  const [ada, ben] = [await world.guest(), await world.guest()];
  for (const caller of [world.caller(), ada, ben]) {
    const answer = await caller.call(beginLogin, { headers: { host } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  }
  await world.close();
});

describe.each(ENGINES)('passkeys behind a public address on %s', (engine) => {
  it('belong to that address and cannot be created elsewhere', async () => {
    const world = await testApp(engine, { publicUrl: new URL('https://keel.example.org') });
    const ada = await world.signUp('ada@example.org');
    const key = softAuthenticator('https://keel.example.org');
    const asked = { body: { password: ada.password } };
    const elsewhere = { ...asked, headers: { host: 'evil.example' } };
    expect((await ada.call(beginAdding, elsewhere)).status).toBe(400);
    const { body } = await ada.call(beginAdding, asked);
    expect(body).toMatchObject({ rp: { id: 'keel.example.org' } });
    const response = key.make(body as { challenge: string });
    expect((await ada.call(add, { body: { name: 'Key', response } })).status).toBe(201);
    await world.close();
  });
});
