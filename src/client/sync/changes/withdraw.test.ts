import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { newBrowser } from '#tests/support/client/browser.ts';
import { closeTabs, openTab as openAnyTab } from '#tests/support/client/tab.ts';

/** Opens a tab whose entries can be withdrawn. */
const openTab = async () => {
  const tab = await openAnyTab();
  // Imported here, because each tab has its own modules.
  const { withdraw } = await import('./withdraw.ts');
  return { ...tab, withdraw: (id: string) => withdraw(tab.outbox, id) };
};

const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  newBrowser();
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { onLine: { get: () => true, configurable: true } }),
  );
});
afterEach(async () => {
  closeTabs();
  // Run the pending timers, so that their locks are released.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

type Tab = Awaited<ReturnType<typeof openTab>>;

const ids = ({ outbox }: Tab) => outbox.view().items.map(({ id }) => id);

/** Writes an entry whose first attempt gets no reply. */
const writeInVain = async (tab: Tab, id: string): Promise<void> => {
  void tab.outbox.send(tab.handler, id, id);
  (await tab.next()).fail(new TypeError('No connection.'));
  await expect.poll(() => ids(tab)).toContain(id);
};

const passMinutes = () => vi.advanceTimersByTimeAsync(5 * 60_000);

describe('a withdrawn entry', () => {
  it('is never sent if there was no connection since it was written', async () => {
    const tab = await openTab();
    setOnline(false);
    await writeInVain(tab, 'a');
    expect(tab.withdraw('a')).toBe(false);
    await expect.poll(() => ids(tab)).toEqual([]);
    tab.calls.splice(0);
    setOnline(true);
    await passMinutes();
    expect(tab.sent()).toEqual([]);
  });

  it('keeps its place if it may be in flight, so that it can be deleted after it was sent', async () => {
    const tab = await openTab();
    await writeInVain(tab, 'a');
    expect(tab.withdraw('a')).toBe(true);
    expect(ids(tab)).toEqual(['a']);
  });

  it('is not sent again without a connection, but may have arrived before', async () => {
    const tab = await openTab();
    await writeInVain(tab, 'a');
    await vi.advanceTimersByTimeAsync(1);
    setOnline(false);
    expect(tab.withdraw('a')).toBe(true);
    await expect.poll(() => ids(tab)).toEqual([]);
  });

  it('that a page finds without a connection may have arrived before', async () => {
    const first = await openTab();
    await writeInVain(first, 'a');
    first.close();
    setOnline(false);
    await vi.advanceTimersByTimeAsync(1);
    const tab = await openTab();
    await expect.poll(() => ids(tab)).toEqual(['a']);
    expect(tab.withdraw('a')).toBe(true);
    await expect.poll(() => ids(tab)).toEqual([]);
  });

  it('that was sent has to be deleted on the server', async () => {
    const tab = await openTab();
    const sent = tab.outbox.send(tab.handler, 'a', 'a');
    (await tab.next()).answer();
    expect(await sent).toEqual({ state: 'sent' });
    await expect.poll(() => ids(tab)).toEqual([]);
    expect(tab.withdraw('a')).toBe(true);
  });

  it('that the server refused is only removed here', async () => {
    const tab = await openTab();
    const { Refusal } = await import('#client/lib/api/call.ts');
    const body = { error: 'No.', message: 'No.', code: 'invalid' } as const;
    const sent = tab.outbox.send(tab.handler, 'a', 'a');
    (await tab.next()).fail(new Refusal(new Response(null, { status: 422 }), body));
    expect(await sent).toMatchObject({ state: 'refused' });
    expect(tab.withdraw('a')).toBe(false);
    await expect.poll(() => ids(tab)).toEqual([]);
  });

  it('takes along the entries about it, and no others', async () => {
    const tab = await openTab();
    const about: OutboxHandler = {
      name: 'about',
      label: 'About',
      describe: () => '',
      send: () => Promise.reject(new TypeError('No connection.')),
    };
    setOnline(false);
    await writeInVain(tab, 'a');
    void tab.outbox.send(about, { entryId: 'a', words: 'more' }, 'b');
    void tab.outbox.send(about, { entryId: 'other', words: 'not a' }, 'c');
    await expect.poll(() => ids(tab)).toEqual(['a', 'b', 'c']);
    tab.withdraw('a');
    await expect.poll(() => ids(tab)).toEqual(['c']);
  });
});
