import { beforeEach, expect, it } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const PERSON = { userId: 'ada', token: 't', role: 'person', name: '', email: null } as const;

/** A page that opened with a session which `boot.js` asked for somebody's name with. */
const openPage = async () => {
  newPage();
  const session = await import('#client/lib/session/session.ts');
  session.startSession(PERSON);
  globalThis.earlyCalls = new Map([['/auth/me', Promise.resolve(new Response('{}'))]]);
  return { ...session, ...(await import('./early-calls.ts')) };
};

beforeEach(newBrowser);

it('a reply is given once, to the call with its address', async () => {
  const { takeEarlyCall } = await openPage();
  expect(takeEarlyCall('/auth/you')).toBeUndefined();
  expect(await (await takeEarlyCall('/auth/me'))?.json()).toEqual({});
  expect(takeEarlyCall('/auth/me')).toBeUndefined();
});

it('what nobody took is not given once the session ended or an entry is sent', async () => {
  const first = await openPage();
  first.markSessionEnded();
  first.startSession({ ...PERSON, token: 'new' });
  expect(first.takeEarlyCall('/auth/me')).toBeUndefined();
  const second = await openPage();
  second.forgetEarlyCalls();
  expect(second.takeEarlyCall('/auth/me')).toBeUndefined();
});

it('a page without early calls asks for everything by itself', async () => {
  const { takeEarlyCall, forgetEarlyCalls } = await openPage();
  globalThis.earlyCalls = undefined;
  forgetEarlyCalls();
  expect(takeEarlyCall('/auth/me')).toBeUndefined();
});
