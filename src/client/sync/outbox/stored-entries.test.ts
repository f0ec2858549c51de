import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newBrowser, openStorage } from '#tests/support/client/browser.ts';
import { closeTabs, openTab } from '#tests/support/client/tab.ts';
import type { OutboxQueue } from './entry-handler.ts';

const TALK: OutboxQueue = { name: 'talk', retries: 'when-asked' };

/** Makes IndexedDB wait to open until the returned function is called. */
const holdStorage = (): (() => void) => {
  const waiting: (() => void)[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = open(name);
    return new Proxy(request, {
      get: (_, key) => Reflect.get(request, key, request),
      set: (_, key, value) => {
        const later = (event: Event): void => void waiting.push(() => value(event));
        return Reflect.set(request, key, key === 'onsuccess' ? later : value, request);
      },
    });
  });
  return () => {
    openStorage('as usual');
    for (const go of waiting) go();
  };
};

beforeEach(newBrowser);
afterEach(closeTabs);

describe('an entry that is also in memory because storage was late', () => {
  const withLateEntry = async () => {
    const letGo = holdStorage();
    const tab = await openTab({ queue: TALK });
    await tab.outbox.enqueue(tab.handler, 'a', 'id of a');
    const call = await tab.next();
    letGo();
    return { tab, call };
  };

  it('is removed from both once it is sent', async () => {
    const { tab, call } = await withLateEntry();
    call.answer();
    await expect.poll(() => tab.outbox.view().items).toEqual([]);
    const next = await openTab({ queue: TALK });
    expect(await next.waitingCount('ada')).toBe(0);
  });

  it('is still marked as taken on the next visit', async () => {
    const { tab, call } = await withLateEntry();
    call.taken();
    tab.close();
    const next = await openTab({ queue: TALK });
    next.outbox.wake(TALK);
    expect((await next.next()).isTaken).toBe(true);
  });
});

describe('while the browser asks for permission to persist storage', () => {
  it.each<[string, OutboxQueue | undefined]>([
    ['an entry of the talk', TALK],
    ['an entry of any other kind', undefined],
  ])('%s is sent without waiting for the answer', async (_, queue) => {
    const never = (): Promise<boolean> => new Promise(() => undefined);
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist: never } });
    const tab = await openTab(queue === undefined ? {} : { queue });
    if (queue === undefined) void tab.outbox.send(tab.handler, 'a');
    else void tab.outbox.enqueue(tab.handler, 'a', 'id of a');
    expect((await tab.next()).text).toBe('a');
  });
});

describe('an entry that is only in memory', () => {
  it.each([
    ['removed', 'id of a'],
    ['cleared by a log-out', null],
  ])('is not sent if it was %s during the wait for storage', async (_, id) => {
    openStorage('stuck');
    const tab = await openTab({ queue: TALK });
    const kept = tab.outbox.enqueue(tab.handler, 'a', 'id of a');
    void (id === null ? tab.clearDeviceData('ada') : tab.outbox.discard(id));
    await kept;
    const outbox = id === null ? tab.signIn() : tab.outbox;
    await outbox.enqueue(tab.handler, 'b', 'id of b');
    expect((await tab.next()).text).toBe('b');
  });

  it('is not sent by its tab once another tab has removed it', async () => {
    openStorage('stuck');
    const tab = await openTab({ queue: TALK });
    const other = await openTab({ queue: TALK });
    const kept = Promise.all(
      ['a', 'b'].map((text) => tab.outbox.enqueue(tab.handler, text, `id of ${text}`)),
    );
    await kept;
    void other.outbox.discard('id of a');
    expect((await tab.next()).text).toBe('b');
  });
});

it('entries wait while the device’s storage fails, and are sent in order once it is back', async () => {
  const first = await openTab();
  void first.outbox.send(first.handler, 'a');
  await first.next();
  void first.outbox.send(first.handler, 'b');
  await expect.poll(() => first.outbox.view().items).toHaveLength(2);
  first.close();
  openStorage('forbidden');
  const tab = await openTab();
  await expect.poll(() => tab.outbox.view().keeps).toBe(false);
  expect(tab.sent()).toEqual([]);
  openStorage('as usual');
  (await tab.next()).answer();
  expect((await tab.next()).text).toBe('b');
});
