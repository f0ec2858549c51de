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

describe.each(ENGINES)('login at a provider on %s', (engine) => {
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

  /** Starts a login. Returns the redirect address, and the browser with its cookie. */
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
  /** Logs a person in at the provider and returns to the app. */
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

  it('creates an account on the first login and finds it on later ones', async () => {
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
    // At the provider, the name and email can change and can later belong to somebody else.
    provider.person = { ...provider.person, name: 'Ada L.', email: 'x@example.org' };
    expect(personOf(await logIn()).userId).toBe(userId);
    provider.person = { sub: `other-${count}`, name: 'Ada' };
    expect(personOf(await logIn()).userId).not.toBe(userId);
    expect(provider.problems).toEqual([]);
  });

  it('tells the client the provider’s name', async () => {
    const { body } = await world.caller().call(systemEndpoints.options);
    expect(body).toMatchObject({ loginProvider: 'Clinic North' });
  });

  it('takes an email only if it is verified, and never a role', async () => {
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
  ])('accepts any spelling of a name: %j', async (person, name) => {
    provider.person = { sub: `name-${count}-${name}`, ...person };
    expect(personOf(await logIn())).toMatchObject({ name, email: null });
  });

  it('accepts a verified email in any spelling', async () => {
    const email = `spelled${count}@example.org`;
    provider.person = { sub: `text-${count}`, name: 'Ada', email, email_verified: 'false' };
    expect(personOf(await logIn())).toMatchObject({ email: null });
    provider.person = { sub: `edov-${count}`, name: 'Ada', email, xms_edov: '1' };
    expect(personOf(await logIn())).toMatchObject({ email });
  });

  it('asks the provider for claims that the ID token lacks, and accepts them for that person only', async () => {
    // Information about a provider is cached, so this test uses its own provider.
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

  it('reports at startup that the issuer differs or is missing', async () => {
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

  it('never takes over an account with the same email, but its owner can connect it', async () => {
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

  it('connects a provider account with one person only', async () => {
    personOf(await logIn());
    expect((await again(ben, 'connect', { password: ben.password })).status).toBe(409);
    provider.person = { sub: `first-${count}` };
    expect((await again(ben, 'connect', { password: ben.password })).status).toBe(200);
    provider.person = { sub: `second-${count}` };
    expect((await again(ben, 'connect', { password: ben.password })).status).toBe(409);
    const guest = await world.guest();
    expect((await guest.call(beginConnecting, { body: {} })).status).toBe(403);
  });

  it('creates one account when two logins finish simultaneously', async () => {
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

  it('asks for the second factor if the account has one', async () => {
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

  it('is refused in a browser that did not start it, and that attempt does not use it up', async () => {
    const { url, browser } = await begun();
    const answer = provider.answer(url);
    expect((await finished(world.caller(), answer)).status).toBe(400);
    expect((await finished(world.caller('evenkeel-login=guessed'), answer)).status).toBe(400);
    const { browser: other } = await begun();
    expect((await finished(other, answer)).status).toBe(400);
    expect((await finished(browser, answer)).status).toBe(200);
  });

  it('is refused for a wrong, repeated or late answer', async () => {
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
    // Use an old code in a new login.
    const next = await begun();
    const nextState = new URL(next.url).searchParams.get('state') ?? '';
    expect((await finished(next.browser, changed('state', nextState))).status).toBe(400);
    expect(provider.problems).toEqual(['invalid_grant']);
  });

  it('is refused for an ID token that is for others, for nobody, too old or unsigned', async () => {
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

  it('never redirects to another site', async () => {
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

  it('shows a friendly message when the provider refuses, and keeps working', async () => {
    const { url, browser } = await begun();
    const state = new URL(url).searchParams.get('state') ?? '';
    const refused = await finished(browser, `error=access_denied&state=${state}`);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(JSON.stringify(refused.body)).toContain('wasn’t finished');
    expect((await logIn()).status).toBe(200);
  });

  it('sends a new proof key, nonce and state each time', async () => {
    const [one, two] = [new URL((await begun()).url), new URL((await begun()).url)];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
    expect(one.searchParams.get('code_challenge_method')).toBe('S256');
    expect(one.searchParams.get('prompt')).toBeNull();
  });

  it('stores nothing with which a login could be finished', async () => {
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

  describe('for an account without a password', () => {
    it('has to be repeated before the account is deleted', async () => {
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

    it('does not count for another session or account, nor if it was earlier', async () => {
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

    it('can be finished only by the person who started it', async () => {
      const ada = personOf(await logIn());
      const { url, browser } = await begun(ada, 'confirm');
      const login = browser.cookie.split('; ')[1] ?? '';
      const stolen = world.caller(`${ben.cookie}; ${login}`);
      expect((await finished(stolen, provider.answer(url))).status).toBe(409);
      const next = await begun(ada, 'confirm');
      const gone = world.caller(next.browser.cookie.split('; ')[1] ?? '');
      expect((await finished(gone, provider.answer(next.url))).status).toBe(401);
    });

    it('allows setting a password and adding a passkey after confirmation', async () => {
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
      // The password is now required.
      expect((await ada.call(changePassword, { body })).status).toBe(400);
    });

    it('cannot be disconnected while it is the only way to log in', async () => {
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
      // The passkey is now the only login method.
      const params = { passkeyId: (made.body as { id: string }).id };
      expect((await ada.call(passkeyEndpoints.remove, { params })).status).toBe(409);
      expect((await ada.call(passkeyEndpoints.all)).body).toHaveLength(1);
      expect((await logIn()).body).not.toMatchObject({ person: { userId: ada.userId } });
    });
  });

  it('is exported with its issuer and dates only', async () => {
    const ada = personOf(await logIn());
    const { body } = await ada.call(identityEndpoints.exportData);
    expect(body).toMatchObject({
      account: { loginsElsewhere: [{ issuer: `${provider.issuer}/` }] },
    });
    expect(JSON.stringify(body)).not.toContain(`ada-${count}`);
    const others = await ben.call(identityEndpoints.exportData);
    expect(others.body).toMatchObject({ account: { loginsElsewhere: [] } });
  });

  it('is removed with the account', async () => {
    const ada = personOf(await logIn());
    await again(ada, 'confirm');
    await ada.call(deleteAccount, { body: {} });
    expect(personOf(await logIn()).userId).not.toBe(ada.userId);
  });
});

const START = { body: { returnTo: '/homepage' } };

// Two of these tests wait for seconds, so they run concurrently. The results do not depend on the engine.
describe.concurrent.each(ANY_ENGINE)('failing login at a provider on %s', (engine) => {
  it('reports in one sentence that no answer came at the start, and asks again the next time', async () => {
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

  it('reports in one sentence that no answer came at the end', async () => {
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

  it('reports in one sentence that the provider cannot be reached', async () => {
    const provider = await oidcStandIn(() => ORIGIN);
    await provider.close();
    const { issuer, clientId } = provider;
    const gone = await testApp(engine, {
      publicUrl: new URL(ORIGIN),
      oidc: { issuer: new URL(issuer), clientId, clientSecret: null, name: 'Clinic North' },
    });
    const refused = await gone.caller().call(begin, START);
    expect(refused).toMatchObject({ status: 502, body: { code: 'upstream_failed' } });
    expect(JSON.stringify(refused.body)).toContain('can’t reach Clinic North');
    await gone.close();
  });
});

describe.each(ENGINES)('a provider on %s', (engine) => {
  it('can send people back to any process, and leaves no trace in the log', async () => {
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
