import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { type Answer, type TestApp, type Therapist, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { softAuthenticator } from '#tests/support/stand-ins/authenticator.ts';
import { authenticatorApp } from '#tests/support/stand-ins/authenticator-app.ts';

const STEP_MS = 30_000;
const { begin, confirm, verify, recover } = secondFactorEndpoints;

/** Runs `ask` after each database statement of the `work` given to `during`, in parallel with the work. */
const afterEachStatement = () => {
  const asking = new AsyncLocalStorage<(() => Promise<unknown>) | null>();
  let asked: Promise<unknown>[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const ask = asking.getStore() ?? null;
      if (ask !== null) asked.push(asking.run(null, ask));
      return result;
    },
  };
  const during = async <Result, Said>(work: () => Promise<Result>, ask: () => Promise<Said>) => {
    asked = [];
    const result = await asking.run(ask, work);
    return { result, said: (await Promise.all(asked)) as Said[] };
  };
  return { plugin, during };
};

describe.each(ENGINES)('a cookie from before the second factor, on %s', (engine) => {
  const statements = afterEachStatement();
  let world: TestApp;
  let lee: Therapist;
  let kim: Therapist;
  let count = 0;

  beforeAll(async () => {
    world = await testApp(engine, { plugin: statements.plugin });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    lee = await world.therapist(`lee${count}@example.org`);
    kim = await world.therapist(`kim${count}@example.org`);
    world.clock.ms += STEP_MS;
  });

  const cookieOf = ({ headers }: Answer): string =>
    String([headers['set-cookie']].flat()[0]).split(';', 1)[0] ?? '';
  const loggedIn = async ({ email, password }: Therapist): Promise<string> =>
    cookieOf(await world.caller().call(identityEndpoints.login, { body: { email, password } }));

  /**
   * Gives the second factor with a cookie. Meanwhile and afterwards, expects calls with the same cookie to be refused.
   */
  const expectUnverified = async (
    cookie: string,
    give: (device: ReturnType<TestApp['caller']>) => Promise<Answer>,
  ) => {
    const ask = async () => (await world.caller(cookie).call(identityEndpoints.sessions)).status;
    const { result, said } = await statements.during(() => give(world.caller(cookie)), ask);
    expect(result.status).toBe(200);
    expect(said.length).toBeGreaterThan(3);
    expect(new Set([...said, await ask()])).toEqual(new Set([403]));
    const after = world.caller(cookieOf(result));
    expect((await after.call(identityEndpoints.sessions)).status).toBe(200);
    expect((await kim.call(identityEndpoints.sessions)).status).toBe(200);
  };

  it('is never verified by a code', async () => {
    await expectUnverified(await loggedIn(lee), (device) =>
      device.call(verify, { body: { code: lee.code() } }),
    );
  });

  it('is never verified by a recovery code', async () => {
    const [recoveryCode] = lee.recoveryCodes;
    await expectUnverified(await loggedIn(lee), (device) =>
      device.call(recover, { body: { recoveryCode } }),
    );
  });

  it('is never verified by the first code of an app', async () => {
    const noor = await world.newTherapist(`noor${count}@example.org`);
    const { uri } = (await noor.call(begin, { body: {} })).body as { uri: string };
    const code = authenticatorApp(uri).generate({ timestamp: world.clock.ms });
    await expectUnverified(noor.cookie, (device) => device.call(confirm, { body: { code } }));
  });

  it('is never verified by a passkey', async () => {
    const key = softAuthenticator('http://localhost');
    const optionsOf = ({ body }: Answer) => body as { challenge: string };
    const made = key.make(optionsOf(await lee.call(passkeyEndpoints.beginAdding, { body: {} })));
    await lee.call(passkeyEndpoints.add, { body: { name: 'Phone', response: made } });
    const cookie = await loggedIn(lee);
    const asked = await world.caller(cookie).call(passkeyEndpoints.beginVerifying);
    const response = key.sign(optionsOf(asked));
    await expectUnverified(cookie, (device) =>
      device.call(passkeyEndpoints.verify, { body: { response } }),
    );
  });
});
