import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { newBrowser, openStorage } from '#tests/support/client/browser.ts';
import { closeTabs, openTab } from '#tests/support/client/tab.ts';

/** Advances the time of all tabs. Storage operations take no time. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  newBrowser();
});
afterEach(async () => {
  closeTabs();
  // Run the pending timers, so that their locks are released.
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

describe('a held entry', () => {
  it('stays held while its page is open, whatever other tabs do', async () => {
    const tab = await openTab();
    const other = await openTab();
    const id = tab.outbox.hold(tab.handler, 'a');
    await pass(5 * MINUTE_MS);
    const later = await openTab();
    expect(tab.outbox.takeBack(id)).toBe(true);
    await pass(5 * MINUTE_MS);
    expect([tab, other, later].map(({ sent }) => sent())).toEqual([[], [], []]);
  });

  it('is sent by another open tab when its own page ended without an event', async () => {
    const tab = await openTab();
    const other = await openTab();
    tab.outbox.hold(tab.handler, 'a');
    tab.close();
    await pass(2 * MINUTE_MS);
    expect((await other.next()).text).toBe('a');
  });

  it('is queued when its page is hidden', async () => {
    const tab = await openTab();
    tab.outbox.hold(tab.handler, 'a');
    tab.hide();
    expect(tab.outbox.view().held).toEqual([]);
    (await tab.next()).answer();
    await expect.poll(() => tab.waitingCount('ada')).toBe(0);
  });

  it('counts as data that a log-out would delete, unless it is quiet', async () => {
    const tab = await openTab();
    const quiet = await openTab({ name: 'quiet', quiet: true });
    tab.outbox.hold(tab.handler, 'a');
    quiet.outbox.hold(quiet.handler, 'b');
    expect(await tab.waitingCount('ada')).toBe(1);
  });

  it('is not stored after a log-out', async () => {
    const tab = await openTab();
    tab.forgetSession();
    tab.outbox.hold(tab.handler, 'a');
    expect(tab.outbox.view().held).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('a held entry where the browser stores nothing', () => {
  it('is sent as the page ends, with a request that outlives it', async () => {
    openStorage('forbidden');
    const tab = await openTab();
    await expect.poll(() => tab.outbox.view().keeps).toBe(false);
    tab.outbox.hold(tab.handler, 'a');
    tab.hide();
    expect(tab.calls).toMatchObject([{ text: 'a', keepalive: true }]);
  });

  it('is sent by the next page if the first one had no time, and only once', async () => {
    openStorage('forbidden');
    const tab = await openTab();
    tab.outbox.hold(tab.handler, 'a');
    tab.hide();
    tab.close();
    const next = await openTab();
    (await next.next()).answer();
    await pass(MINUTE_MS);
    const last = await openTab();
    await pass(MINUTE_MS);
    expect(last.sent()).toEqual([]);
  });

  it('is reported when it could not be sent', async () => {
    openStorage('forbidden');
    const tab = await openTab({ whenRefused: 'tell' });
    // Imported here, because each tab has its own modules.
    const { UserFacingError } = await import('#client/lib/user-facing-error.ts');
    tab.outbox.hold(tab.handler, 'a');
    tab.hide();
    (await tab.next()).fail(new UserFacingError('There is no connection.'));
    await expect
      .poll(() => tab.outbox.view().notices)
      .toMatchObject([{ body: 'a', refused: { message: 'There is no connection.' } }]);
    expect(tab.outbox.view().fresh).toEqual([]);
  });

  it('waits for stuck storage only up to its limit', async () => {
    openStorage('stuck');
    const tab = await openTab();
    tab.outbox.hold(tab.handler, 'a');
    tab.hide();
    await pass(2_000);
    expect(tab.sent()).toEqual(['a']);
  });
});
