import type { Request } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { logPast } from '../support/moods.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { giveMorning } from '../support/player.ts';
import { dayFromNow, giveTasks } from '../support/routine.ts';
import { holdCalls } from '../support/slow-server.ts';

const PAGES = ['/homepage', '/features/routine-builder', '/features/chat', '/dashboard'] as const;

/**
 * The maximum layout shift as scored by the browser: the share of the window that moved, times the distance. Inserting
 * a line above others scores 0.02.
 */
const MOST = 0.005;

/** The call that contains the replies to all others. */
const FIRST = '/api/first';

declare global {
  interface Window {
    /** The layout shifts while the page was drawn, with score and text. */
    readonly moved: [value: number, where: string][];
  }
}

const noteMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: [number, string][] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          readonly value?: number;
          readonly sources?: readonly { readonly node: Node | null }[];
        };
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something');
        moved.push([value, texts.join(' | ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Records the paths that a page fetches while it opens, and those that still have no reply. */
const watchCalls = (page: Page) => {
  const asked = new Set<string>();
  const open = new Set<string>();
  let lastAtMs = Date.now();
  const pathOf = (request: Request): string => new URL(request.url()).pathname;
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !pathOf(request).startsWith('/api/')) return;
    asked.add(pathOf(request));
    open.add(pathOf(request));
    lastAtMs = Date.now();
  });
  const close = (request: Request): void => {
    open.delete(pathOf(request));
    lastAtMs = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return { asked, open, quietForMs: () => Date.now() - lastAtMs };
};

// A window with a single column, in which inserted content moves everything below it.
test.use({ viewport: { width: 390, height: 844 } });

for (const path of PAGES) {
  test(`nothing on ${path} shifts, whichever answer comes late`, async ({
    page,
    person,
    newDevice,
  }) => {
    const date = await dayFromNow(page, 0);
    const tasks = ['Dishes', 'Post', 'Walk', 'Call'].map((title) => ({ title, date }));
    await giveTasks(page, person.userId, tasks);
    await giveMorning(page, person.userId);
    const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
    await logPast(page, person.userId, [
      [ago(26), 75],
      [ago(1), 50],
    ]);
    const cookies = await page.context().cookies();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    /**
     * Opens a device on which the person is signed in, but which stores none of their data. The page makes its calls one
     * by one, unless the first call is the late one.
     */
    const emptyDevice = async (late?: string): Promise<Page> => {
      const device = await newDevice(NO_ANSWER);
      await device.context().addCookies(cookies);
      await device.addInitScript((texts) => void Object.assign(localStorage, texts), stored);
      // Block fonts, because swapping them changes the width of text slightly, which this test does not check.
      await device.route('**/*.woff2', (route) => route.abort());
      if (late !== FIRST) await askOneByOne(device);
      await noteMoves(device);
      return device;
    };

    const first = await emptyDevice();
    const { asked: askedFirst } = watchCalls(first);
    await first.goto(path, { waitUntil: 'networkidle' });
    await first.context().close();
    const paths = [...askedFirst].toSorted();
    expect(paths.length).toBeGreaterThan(1);
    const moved: Record<string, unknown> = {};
    for (const late of paths) {
      const device = await emptyDevice(late);
      const slow = await holdCalls(device, `**${late}*`);
      const calls = watchCalls(device);
      await device.goto(path);
      await expect(device.getByRole('heading', { level: 1 })).toBeVisible();
      // Everything else has loaded after 500 ms without requests or replies. Browsers then consider the network idle.
      await expect.poll(() => [calls.quietForMs() > 500, [...calls.open]]).toEqual([true, [late]]);
      slow.letGo();
      await device.waitForLoadState('networkidle');
      const moves = await device.evaluate(() => window.moved);
      const sum = moves.reduce((all, [value]) => all + value, 0);
      if (sum > MOST) moved[late.replace(person.userId, ':userId')] = moves;
      await device.context().close();
    }
    expect(moved).toEqual({});
  });
}
