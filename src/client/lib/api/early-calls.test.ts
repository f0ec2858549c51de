import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const PERSON = { userId: 'ada', token: 't', role: 'person', name: '', email: null } as const;

/** A page of Ada whose `boot.js` sent an early call in the given session. */
const openPage = async (asker: { readonly userId?: string; readonly token?: string } = {}) => {
  newPage();
  const { userId, token } = { ...PERSON, ...asker };
  const session = await import('#client/lib/session/session.ts');
  session.startSession(PERSON);
  const replies = new Map([['/auth/me', Promise.resolve(new Response('{}'))]]);
  globalThis.earlyCalls = { userId, token, replies };
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
  const { takeEarlyCall } = await openPage();
  expect(takeEarlyCall('/auth/you')).toBeUndefined();
  expect(await (await takeEarlyCall('/auth/me'))?.json()).toEqual({});
  expect(takeEarlyCall('/auth/me')).toBeUndefined();
});

it.each([{ userId: 'bob' }, { token: 'old' }])(
  'a reply to the session of %o is not used in another session',
  async (asker) => {
    const { takeEarlyCall } = await openPage(asker);
    expect(takeEarlyCall('/auth/me')).toBeUndefined();
  },
);

it('a reply is not used once the session has ended', async () => {
  const { markSessionEnded, startSession, takeEarlyCall } = await openPage();
  markSessionEnded();
  startSession({ ...PERSON, token: 'new' });
  expect(takeEarlyCall('/auth/me')).toBeUndefined();
});

it('a reply is used only in the first 20 seconds of a page', async () => {
  const { takeEarlyCall } = await openPage();
  vi.advanceTimersByTime(20_000);
  expect(takeEarlyCall('/auth/me')).toBeUndefined();
});

it('a page without early calls makes all calls itself', async () => {
  const { takeEarlyCall, forgetEarlyCalls } = await openPage();
  globalThis.earlyCalls = undefined;
  forgetEarlyCalls();
  expect(takeEarlyCall('/auth/me')).toBeUndefined();
});
