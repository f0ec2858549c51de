import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { newBrowser } from '#tests/support/client/browser.ts';

const PERSON = { userId: 'ada', token: 't', role: 'person', name: '', email: null } as const;
const SIGNED_OUT = [401, { error: 'signed_out', message: 'No.', code: 'signed_out' }] as const;
const SIGNED_IN = [200, PERSON] as const;
const ME = '/auth/me';

/** The reply to `/auth/me`, which a test can set. All other calls get the reply for signed-out callers. */
let whoIsIt: readonly [number, object] = SIGNED_OUT;
let asked: string[] = [];
const server = createServer((request, reply) => {
  const path = request.url ?? '';
  asked.push(path);
  const [status, body] = path === ME ? whoIsIt : SIGNED_OUT;
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  reply.end(JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterAll(() => server.close());

/** A page where Ada is signed in. */
const openPage = async () => {
  const session = await import('#client/lib/session/session.ts');
  session.startSession(PERSON);
  return { ...session, ...(await import('./call.ts')) };
};

beforeEach(() => {
  newBrowser();
  asked = [];
  const { port } = server.address() as AddressInfo;
  const request = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    request(new URL(path, `http://127.0.0.1:${port}`), init),
  );
});

it.each([
  ['somebody is signed in', SIGNED_IN],
  ['the server is busy', [503, { error: 'busy', message: 'Busy.', code: 'busy' }]],
  ['something in between wants a log-in', [401, { error: 'unauthorized' }]],
] as const)('a call that is refused as signed out ends no session when %s', async (_, answer) => {
  whoIsIt = answer;
  const { call, getSession, Unreachable } = await openPage();
  const refused = call(secondFactorEndpoints.left, {});
  await expect(refused).rejects.toBeInstanceOf(Unreachable);
  await expect(refused).rejects.toThrow('This didn’t work. Please try again.');
  expect(getSession()).toMatchObject({ state: 'in', userId: PERSON.userId });
  expect(asked).toEqual([secondFactorEndpoints.left.path, ME]);
});

it('calls that are refused together ask once, and end the session when nobody is signed in', async () => {
  whoIsIt = SIGNED_OUT;
  const { call, getSession, Refusal } = await openPage();
  const refused = [1, 2, 3].map(() => call(secondFactorEndpoints.left, {}));
  for (const one of refused) await expect(one).rejects.toBeInstanceOf(Refusal);
  expect(getSession()).toEqual({ state: 'ended', userId: PERSON.userId });
  expect(asked.filter((path) => path === ME)).toEqual([ME]);
});

it('a reply from before does not say who is signed in now', async () => {
  whoIsIt = SIGNED_OUT;
  const { call, getSession } = await openPage();
  const times = { serverMs: Number.NaN, sentAtMs: 0, receivedAtMs: 0 };
  globalThis.earlyCalls = {
    ...PERSON,
    answer: Promise.resolve({ times, replies: { [ME]: PERSON } }),
  };
  await expect(call(secondFactorEndpoints.left, {})).rejects.toThrow();
  expect(getSession()).toMatchObject({ state: 'ended' });
});
