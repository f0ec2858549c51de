import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const TIMES = { serverMs: Number.NaN, sentAtMs: 0, receivedAtMs: 0 };
const PERSON = { userId: 'ada', token: 't', role: 'person', name: '', email: null } as const;

/** A page where Ada is signed in and `boot.js` sent the first call in the given session. */
const openPage = async (
  asker: { readonly userId?: string; readonly token?: string } = {},
  answer = Promise.resolve({ times: TIMES, replies: { '/auth/me': PERSON } }),
) => {
  newPage();
  const { userId, token } = { ...PERSON, ...asker };
  const session = await import('#client/lib/session/session.ts');
  session.startSession(PERSON);
  globalThis.earlyCalls = { userId, token, answer };
  return { ...session, ...(await import('./early-calls.ts')) };
};

beforeEach(() => {
  newBrowser();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a reply is used once, by the call with its address', async () => {
  const { takeEarlyReply } = await openPage();
  expect(await takeEarlyReply('/auth/you')).toBeUndefined();
  expect(await takeEarlyReply('/auth/me')).toEqual(PERSON);
  expect(await takeEarlyReply('/auth/me')).toBeUndefined();
});

it.each([{ userId: 'bob' }, { token: 'old' }])(
  'a reply to the session of %o is not used in another session',
  async (asker) => {
    const { takeEarlyReply } = await openPage(asker);
    expect(await takeEarlyReply('/auth/me')).toBeUndefined();
  },
);

it('a reply is not used once the session has ended, even if a call already waits for it', async () => {
  const { markSessionEnded, startSession, takeEarlyReply } = await openPage();
  const waiting = takeEarlyReply('/auth/me');
  markSessionEnded();
  startSession({ ...PERSON, token: 'new' });
  expect(await waiting).toBeUndefined();
  expect(await takeEarlyReply('/auth/me')).toBeUndefined();
});

it('a reply is used only in the first 20 seconds of a page', async () => {
  const { takeEarlyReply } = await openPage();
  vi.advanceTimersByTime(20_000);
  expect(await takeEarlyReply('/auth/me')).toBeUndefined();
});

it('if the server does not answer, the calls that wait fail, and later calls are sent by themselves', async () => {
  const failed = Promise.reject<never>(new TypeError('Failed to fetch'));
  failed.catch(() => undefined);
  const { takeEarlyReply } = await openPage({}, failed);
  await expect(takeEarlyReply('/auth/me')).rejects.toThrow('Failed to fetch');
  expect(await takeEarlyReply('/auth/me')).toBeUndefined();
});

it('a page without an early call makes all calls itself', async () => {
  const { takeEarlyReply, forgetEarlyCalls } = await openPage();
  globalThis.earlyCalls = undefined;
  expect(await takeEarlyReply('/auth/me')).toBeUndefined();
  forgetEarlyCalls();
  expect(await takeEarlyReply('/auth/me')).toBeUndefined();
});
