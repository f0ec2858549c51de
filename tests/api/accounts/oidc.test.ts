import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { systemEndpoints } from '#contract/system.ts';
import { buildApp } from '#server/app.ts';
import { checkIssuer } from '#server/features/identity/oidc/check-issuer.ts';
import { cookiesOf, oidcWorld } from '#tests/api/support/accepted-oidc.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { checkEach } from '#tests/support/check-all.ts';
import { ANY_ENGINE, ENGINES } from '#tests/support/database/engines.ts';
import { softAuthenticator } from '#tests/support/stand-ins/authenticator.ts';
import { type OidcStandIn, oidcStandIn } from '#tests/support/stand-ins/oidc-stand-in.ts';

const { begin, beginConnecting, beginConfirming, finish, ways, disconnect } = oidcEndpoints;
const { me, deleteAccount, changePassword } = identityEndpoints;
const ORIGIN = 'http://localhost';
const LATE_MS = 600_001;
type Caller = ReturnType<TestApp['caller']>;

describe.each(ENGINES)('a login at a provider on %s', (engine) => {
  let world: TestApp;
  let provider: OidcStandIn;
  let ben: Person;
  let count = 0;

  beforeAll(async () => {
    ({ world, provider } = await oidcWorld(engine));
  });
  afterAll(async () => {
    await world.close();
    await provider.close();
  });
  beforeEach(async () => {
    count += 1;
    Object.assign(provider, { claims: {}, signature: 'right', hangs: null, loggedInAgoS: 3600 });
    provider.problems.length = 0;
    ben = await world.signUp(`ben${count}@example.org`);
    provider.person = { sub: `ada-${count}`, name: 'Ada' };
  });

  /** A login that was begun: where it goes on, and the browser with the cookie that it got. */
  const begun = async (by: Caller = world.caller(), endpoint = 'begin', body: object = {}) => {
    const asked =
      endpoint === 'begin'
        ? await by.call(begin, { body: { returnTo: '/homepage' } })
        : await by.call(endpoint === 'connect' ? beginConnecting : beginConfirming, { body });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const jar = [by.cookie, ...cookiesOf(asked)].filter((cookie) => cookie !== '').join('; ');
    return { url: (asked.body as { url: string }).url, browser: world.caller(jar) };
  };
  const finished = (browser: Caller, answer: string) => browser.call(finish, { body: { answer } });
  /** Somebody who goes to the provider and comes back. */
  const logIn = async (): Promise<Answer> => {
    const { url, browser } = await begun();
    return finished(browser, provider.answer(url));
  };
  const personOf = (answer: Answer) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return {
      ...(answer.body as { person: SignedIn }).person,
      ...world.caller(cookiesOf(answer)[0] ?? ''),
    };
  };
  const again = async (by: Caller, purpose: 'connect' | 'confirm', body: object = {}) => {
    const { url, browser } = await begun(by, purpose, body);
    return finished(browser, provider.answer(url));
  };

  it('makes an account for who comes the first time, and finds it from then on', async () => {
    const first = await logIn();
    expect(first.body).toMatchObject({
      did: 'login',
      returnTo: '/homepage',
      person: { name: 'Ada', email: null, role: 'person', secondFactor: 'none' },
    });
    const { userId, call } = personOf(first);
    expect((await call(me)).body).toMatchObject({ userId });
    expect((await call(ways)).body).toMatchObject({
      hasPassword: false,
      passkeys: 0,
      provider: 'Clinic North',
      isConfirmed: false,
    });
    // The name and the email there can change, and others can have them.
    provider.person = { ...provider.person, name: 'Ada L.', email: 'x@example.org' };
    expect(personOf(await logIn()).userId).toBe(userId);
    provider.person = { sub: `other-${count}`, name: 'Ada' };
    expect(personOf(await logIn()).userId).not.toBe(userId);
    expect(provider.problems).toEqual([]);
  });

  it('tells the pages what the provider is called', async () => {
    const { body } = await world.caller().call(systemEndpoints.options);
    expect(body).toMatchObject({ loginProvider: 'Clinic North' });
  });

  it('takes an email only where it is verified, and nobody’s role', async () => {
    const email = `Ada${count}@Example.org`;
    provider.person = { sub: `a-${count}`, name: ' ', email, email_verified: false };
    provider.claims = { role: 'therapist', roles: ['therapist'] };
    expect(personOf(await logIn())).toMatchObject({ name: '', email: null, role: 'person' });
    provider.person = { sub: `b-${count}`, name: 'Ada', email, email_verified: true };
    expect(personOf(await logIn())).toMatchObject({ email: email.toLowerCase(), role: 'person' });
  });

  it.each([
    [{ given_name: 'Ada', family_name: 'King' }, 'Ada King'],
    [{ preferred_username: 'ada.k' }, 'ada.k'],
  ])('takes a name however it is spelled: %j', async (person, name) => {
    provider.person = { sub: `name-${count}-${name}`, ...person };
    expect(personOf(await logIn())).toMatchObject({ name, email: null });
  });

  it('takes a verified email however that is spelled', async () => {
    const email = `spelled${count}@example.org`;
    provider.person = { sub: `text-${count}`, name: 'Ada', email, email_verified: 'false' };
    expect(personOf(await logIn())).toMatchObject({ email: null });
    provider.person = { sub: `edov-${count}`, name: 'Ada', email, xms_edov: '1' };
    expect(personOf(await logIn())).toMatchObject({ email });
  });

  it('asks the provider for what the ID token does not say, and believes it of that person only', async () => {
    // What a provider says of itself is kept, so this is one of its own.
    const own = await oidcWorld(engine);
    own.provider.userInfo = {};
    const comes = async (sub: string, userInfo: object) => {
      own.provider.person = { sub };
      own.provider.userInfo = { ...userInfo };
      const asked = await own.world.caller().call(begin, { body: { returnTo: '/homepage' } });
      const browser = own.world.caller(cookiesOf(asked).join('; '));
      const answer = own.provider.answer((asked.body as { url: string }).url);
      return (await browser.call(finish, { body: { answer } })).body;
    };
    const said = { name: 'Ada', email: 'info@example.org', email_verified: true };
    expect(await comes('info', { sub: 'info', ...said })).toMatchObject({
      person: { name: 'Ada', email: 'info@example.org' },
    });
    expect(await comes('other', { sub: 'somebody-else', name: 'Ben' })).toMatchObject({
      person: { name: '', email: null },
    });
    await own.world.close();
    await own.provider.close();
  });

  it('says at the start that the issuer is another one, or none', async () => {
    const own = await oidcStandIn(() => ORIGIN);
    const warned: string[] = [];
    const check = (address: string) =>
      checkIssuer(new URL(address), (message) => warned.push(message));
    await expect(check(own.issuer)).resolves.toBeUndefined();
    expect(warned).toEqual([]);
    await expect(check(`${own.issuer}/realms/none`)).rejects.toThrow(/leads to no provider/);
    own.callsItself = 'https://login.clinic.example/realms/one';
    await expect(check(own.issuer)).rejects.toThrow(
      /calls itself https:\/\/login\.clinic\.example\/realms\/one\./,
    );
    await own.close();
    await check(own.issuer);
    expect(warned.join()).toContain('cannot be reached');
  });

  it('never takes over an account with the same email, which its person can connect', async () => {
    const email = ben.email ?? '';
    provider.person = { sub: `ben-${count}`, name: 'Ben', email, email_verified: true };
    const refused = await logIn();
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(JSON.stringify(refused.body)).toContain('already an account with this email');
    expect((await ben.call(beginConnecting, { body: { password: 'a guess' } })).status).toBe(400);
    const connected = await again(ben, 'connect', { password: ben.password });
    expect(connected.body).toMatchObject({ did: 'connect', person: null, returnTo: '/settings' });
    expect(personOf(await logIn()).userId).toBe(ben.userId);
    const { body } = await ben.call(ways);
    expect(body).toMatchObject({ hasPassword: true, connected: { lastUsedAt: expect.anything() } });
  });

  it('connects an account at the provider with one person alone', async () => {
    personOf(await logIn());
    expect((await again(ben, 'connect', { password: ben.password })).status).toBe(409);
    provider.person = { sub: `first-${count}` };
    expect((await again(ben, 'connect', { password: ben.password })).status).toBe(200);
    provider.person = { sub: `second-${count}` };
    expect((await again(ben, 'connect', { password: ben.password })).status).toBe(409);
    const guest = await world.guest();
    expect((await guest.call(beginConnecting, { body: {} })).status).toBe(403);
  });

  it('makes one account when two logins finish at once', async () => {
    const [one, two] = [await begun(), await begun()];
    const [answer, other] = [provider.answer(one.url), provider.answer(two.url)];
    const statuses = await Promise.all([
      finished(one.browser, answer),
      finished(two.browser, other),
    ]);
    const entered = statuses.filter(({ status }) => status === 200).map(personOf);
    const userIds = new Set([...entered, personOf(await logIn())].map(({ userId }) => userId));
    expect(userIds.size).toBe(1);
  });

  it('asks for the second factor of who has one', async () => {
    await again(ben, 'connect', { password: ben.password });
    await world.authenticatorOf(ben);
    const entered = personOf(await logIn());
    expect(entered.secondFactor).toBe('needed');
    expect((await entered.call(identityEndpoints.sessions)).status).toBe(403);
    expect((await entered.call(beginConnecting, { body: {} })).status).toBe(403);
    const lee = await world.therapist(`lee${count}@example.org`);
    provider.person = { sub: `lee-${count}` };
    expect((await again(lee, 'connect')).status).toBe(200);
    const therapist = personOf(await logIn());
    expect(therapist).toMatchObject({ role: 'therapist', secondFactor: 'needed' });
    expect((await therapist.call(identityEndpoints.sessions)).status).toBe(403);
  });

  it('is refused to a browser that did not begin it, which cannot use it up', async () => {
    const { url, browser } = await begun();
    const answer = provider.answer(url);
    expect((await finished(world.caller(), answer)).status).toBe(400);
    expect((await finished(world.caller('evenkeel-login=guessed'), answer)).status).toBe(400);
    const { browser: other } = await begun();
    expect((await finished(other, answer)).status).toBe(400);
    expect((await finished(browser, answer)).status).toBe(200);
  });

  it('is refused for a wrong, second or late answer', async () => {
    const { url, browser } = await begun();
    const answer = new URLSearchParams(provider.answer(url));
    const changed = (key: string, value: string) => {
      const copy = new URLSearchParams(answer);
      copy.set(key, value);
      return copy.toString();
    };
    expect((await finished(browser, changed('state', 'another'))).status).toBe(400);
    expect((await finished(browser, `code=${answer.get('code')}`)).status).toBe(400);
    const results = await Promise.all([1, 2, 3].map(() => finished(browser, answer.toString())));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await begun();
    const lateAnswer = provider.answer(late.url);
    world.clock.ms += LATE_MS;
    expect((await finished(late.browser, lateAnswer)).status).toBe(400);
    // A code that was used before, in a login that is new.
    const next = await begun();
    const nextState = new URL(next.url).searchParams.get('state') ?? '';
    expect((await finished(next.browser, changed('state', nextState))).status).toBe(400);
    expect(provider.problems).toEqual(['invalid_grant']);
  });

  it('is refused for an ID token of others, of nobody, too old or not signed', async () => {
    const spoilt = [
      { claims: { nonce: 'another' } },
      { claims: { nonce: undefined } },
      { claims: { iss: 'https://evil.example' } },
      { claims: { aud: 'another' } },
      { claims: { exp: 1_700_000_000 } },
      { claims: { sub: '' } },
      { claims: { sub: 'a\u0000b' } },
      { signature: 'other-key' },
      { signature: 'none' },
    ];
    await checkEach(spoilt, async (how) => {
      Object.assign(provider, { claims: {}, signature: 'right' }, how);
      const answer = await logIn();
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
      expect(cookiesOf(answer)).toEqual([]);
    });
  });

  it('opens no page of others afterwards', async () => {
    const pages = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/nowhere',
      '',
      'x',
    ];
    await checkEach(pages, async (returnTo) => {
      expect((await world.caller().call(begin, { body: { returnTo } })).status).toBe(400);
    });
  });

  it('says kindly when the provider says no, and goes on to work', async () => {
    const { url, browser } = await begun();
    const state = new URL(url).searchParams.get('state') ?? '';
    const refused = await finished(browser, `error=access_denied&state=${state}`);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(JSON.stringify(refused.body)).toContain('was not finished');
    expect((await logIn()).status).toBe(200);
  });

  it('sends a proof key, a nonce and a state that are new each time', async () => {
    const [one, two] = [new URL((await begun()).url), new URL((await begun()).url)];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
    expect(one.searchParams.get('code_challenge_method')).toBe('S256');
    expect(one.searchParams.get('prompt')).toBeNull();
  });

  it('keeps nothing with which a login could be finished', async () => {
    const { url, browser } = await begun();
    const kept = JSON.stringify(
      await world.database.db.selectFrom('oidc_logins').selectAll().execute(),
    );
    const { searchParams } = new URL(url);
    const secret = browser.cookie.split('=')[1] ?? '';
    for (const text of [searchParams.get('state'), searchParams.get('nonce'), secret]) {
      expect(text).not.toBe('');
      expect(kept).not.toContain(text);
    }
  });

  describe('of who has no password', () => {
    it('is asked for anew before the account is deleted', async () => {
      const ada = personOf(await logIn());
      expect((await ada.call(deleteAccount, { body: {} })).status).toBe(403);
      expect((await ada.call(deleteAccount, { body: { password: 'a guess' } })).status).toBe(403);
      expect((await again(ada, 'confirm')).body).toMatchObject({ did: 'confirm', person: null });
      expect((await ada.call(ways)).body).toMatchObject({ isConfirmed: true });
      world.clock.ms += LATE_MS;
      expect((await ada.call(deleteAccount, { body: {} })).status).toBe(403);
      await again(ada, 'confirm');
      expect((await ada.call(deleteAccount, { body: {} })).status).toBe(200);
      expect((await ben.call(me)).status).toBe(200);
    });

    it('does not count for another session, another account, or from before', async () => {
      const ada = personOf(await logIn());
      const elsewhere = personOf(await logIn());
      await again(ada, 'confirm');
      expect((await elsewhere.call(deleteAccount, { body: {} })).status).toBe(403);
      provider.claims = { auth_time: Math.floor(Date.now() / 1000) - 3600 };
      expect((await again(elsewhere, 'confirm')).status).toBe(400);
      provider.claims = { auth_time: undefined };
      expect((await again(elsewhere, 'confirm')).status).toBe(400);
      provider.claims = {};
      provider.person = { sub: `stranger-${count}` };
      personOf(await logIn());
      expect((await again(elsewhere, 'confirm')).status).toBe(409);
      expect((await elsewhere.call(deleteAccount, { body: {} })).status).toBe(403);
      expect((await ben.call(beginConfirming)).status).toBe(409);
    });

    it('is finished only by the person who began it', async () => {
      const ada = personOf(await logIn());
      const { url, browser } = await begun(ada, 'confirm');
      const login = browser.cookie.split('; ')[1] ?? '';
      const stolen = world.caller(`${ben.cookie}; ${login}`);
      expect((await finished(stolen, provider.answer(url))).status).toBe(409);
      const next = await begun(ada, 'confirm');
      const gone = world.caller(next.browser.cookie.split('; ')[1] ?? '');
      expect((await finished(gone, provider.answer(next.url))).status).toBe(401);
    });

    it('lets them set a password and make a passkey, once they made sure', async () => {
      const email = `ada${count}@example.org`;
      provider.person = { ...provider.person, email, email_verified: true };
      const ada = personOf(await logIn());
      const body = { newPassword: 'calm-river-42' };
      expect((await ada.call(changePassword, { body })).status).toBe(403);
      expect((await ada.call(passkeyEndpoints.beginAdding, { body: {} })).status).toBe(403);
      await again(ada, 'confirm');
      expect((await ada.call(passkeyEndpoints.beginAdding, { body: {} })).status).toBe(200);
      expect((await ada.call(changePassword, { body })).status).toBe(200);
      const password = body.newPassword;
      const entered = await world
        .caller()
        .call(identityEndpoints.login, { body: { email, password } });
      expect(entered).toMatchObject({ status: 200, body: { userId: ada.userId } });
      // From now on it is the password that counts.
      expect((await ada.call(changePassword, { body })).status).toBe(400);
    });

    it('is not disconnected as long as it is the only way in', async () => {
      const ada = personOf(await logIn());
      expect((await ada.call(disconnect)).status).toBe(409);
      expect(personOf(await logIn()).userId).toBe(ada.userId);
      await again(ada, 'confirm');
      const options = (await ada.call(passkeyEndpoints.beginAdding, { body: {} })).body;
      const key = softAuthenticator(ORIGIN);
      const response = key.make(options as { challenge: string });
      const made = await ada.call(passkeyEndpoints.add, { body: { name: 'Key', response } });
      expect(made.status).toBe(201);
      expect((await ada.call(disconnect)).status).toBe(200);
      expect((await ada.call(disconnect)).status).toBe(404);
      // Now the passkey is the only way in.
      const params = { passkeyId: (made.body as { id: string }).id };
      expect((await ada.call(passkeyEndpoints.remove, { params })).status).toBe(409);
      expect((await ada.call(passkeyEndpoints.all)).body).toHaveLength(1);
      expect((await logIn()).body).not.toMatchObject({ person: { userId: ada.userId } });
    });
  });

  it('is in the export by its issuer and dates, and no other way', async () => {
    const ada = personOf(await logIn());
    const { body } = await ada.call(identityEndpoints.exportData);
    expect(body).toMatchObject({
      account: { loginsElsewhere: [{ issuer: `${provider.issuer}/` }] },
    });
    expect(JSON.stringify(body)).not.toContain(`ada-${count}`);
    const others = await ben.call(identityEndpoints.exportData);
    expect(others.body).toMatchObject({ account: { loginsElsewhere: [] } });
  });

  it('is forgotten with the account', async () => {
    const ada = personOf(await logIn());
    await again(ada, 'confirm');
    await ada.call(deleteAccount, { body: {} });
    expect(personOf(await logIn()).userId).not.toBe(ada.userId);
  });
});

const START = { body: { returnTo: '/homepage' } };

// Two of them wait for seconds, and what they answer does not depend on the engine.
describe.concurrent.each(ANY_ENGINE)('a login at a provider that fails, on %s', (engine) => {
  it('says in one sentence that no answer came as it began, and asks again the next time', async () => {
    const { world, provider } = await oidcWorld(engine);
    const ada = world.caller();
    provider.hangs = '/.well-known/openid-configuration';
    const [hung, other] = await Promise.all([
      ada.call(begin, START),
      world.signUp('ben@example.org'),
    ]);
    expect(hung).toMatchObject({ status: 504, body: { code: 'upstream_late' } });
    expect((await other.call(me)).status).toBe(200);
    provider.hangs = null;
    expect((await ada.call(begin, START)).status).toBe(200);
    await world.close();
    await provider.close();
  });

  it('says in one sentence that no answer came as it ended', async () => {
    const { world, provider } = await oidcWorld(engine);
    const began = await world.caller().call(begin, START);
    const browser = world.caller(cookiesOf(began).join('; '));
    const answer = provider.answer((began.body as { url: string }).url);
    provider.hangs = '/token';
    const late = await browser.call(finish, { body: { answer } });
    expect(late).toMatchObject({ status: 504, body: { code: 'upstream_late' } });
    await world.close();
    await provider.close();
  });

  it('says in one sentence that the provider cannot be reached', async () => {
    const provider = await oidcStandIn(() => ORIGIN);
    await provider.close();
    const { issuer, clientId } = provider;
    const gone = await testApp(engine, {
      publicUrl: new URL(ORIGIN),
      oidc: { issuer: new URL(issuer), clientId, clientSecret: null, name: 'Clinic North' },
    });
    const refused = await gone.caller().call(begin, START);
    expect(refused).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
    expect(JSON.stringify(refused.body)).toContain('Clinic North cannot be reached');
    await gone.close();
  });
});

describe.each(ENGINES)('a provider on %s', (engine) => {
  it('sends people to any process, and nothing of it is in the log', async () => {
    const lines: string[] = [];
    const logTo = new Writable({
      write: (line, _encoding, done) => {
        lines.push(String(line));
        done();
      },
    });
    const { world, provider } = await oidcWorld(engine, { logLevel: 'trace', logTo });
    const { issuer, clientId, clientSecret } = provider;
    const config = {
      publicUrl: new URL(ORIGIN),
      trustProxy: 1,
      logLevel: 'silent',
      oidc: { issuer: new URL(issuer), clientId, clientSecret, name: 'Clinic North' },
    } as const;
    const { database, clock } = world;
    const second = await buildApp({ config, database, now: () => clock.ms });
    provider.person = { sub: 'the-subject', name: 'The Name', email: 'secret@example.org' };
    for (const signature of ['other-key', 'right'] as const) {
      provider.signature = signature;
      const began = await second.inject({
        method: 'POST',
        url: begin.path,
        headers: { host: 'localhost' },
        payload: { returnTo: '/homepage' },
      });
      const answer = provider.answer(began.json().url);
      const cookie = String(began.headers['set-cookie']).split(';', 1)[0] ?? '';
      const body = { answer };
      const finishedHere = await world.caller(cookie).call(finish, { body });
      expect(finishedHere.status).toBe(signature === 'right' ? 200 : 400);
      const known = [cookie.split('=')[1], ...new URLSearchParams(answer).values()];
      for (const text of [...known, 'the-subject', 'The Name', 'secret@', clientSecret]) {
        expect(lines.join('')).not.toContain(text);
      }
    }
    expect(lines.join('')).toContain('a login at the provider did not work');
    await second.close();
    await world.close();
    await provider.close();
  });
});
