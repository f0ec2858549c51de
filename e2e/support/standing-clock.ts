import { expect, type Locator, type Page } from '@playwright/test';

/** The pages whose clock stands still but for what a journey lets go by. */
const standing = new WeakSet<Page>();
const STEP_MS = 100;
const STEPS_AT_ONCE = 10;
/** How much later a clock stands still at first, and at most where the machine is too slow for that. */
const AHEAD_MS = { least: 2_000, most: 64_000 };

/**
 * Has a clock that was installed stand still, a little later: what takes time is then no matter of the
 * machine.
 */
export const standStill = async (page: Page, aheadMs = AHEAD_MS.least): Promise<void> => {
  const at = (await page.evaluate(() => Date.now())) + aheadMs;
  const isSet = await page.clock.pauseAt(at).then(
    () => true,
    (error: unknown) => {
      if (aheadMs >= AHEAD_MS.most) throw error;
      return false;
    },
  );
  if (isSet) standing.add(page);
  else await standStill(page, 2 * aheadMs);
};

/** Lets a little time go by. */
export const letPass = async (page: Page): Promise<void> => {
  if (standing.has(page)) await page.clock.runFor(STEP_MS);
  else await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
};

/** Lets the clock go on by itself again. */
export const resume = async (page: Page): Promise<void> => {
  if (standing.delete(page)) await page.clock.resume();
};

/** Waits until something holds; a clock that stands goes on meanwhile. */
export const until = (page: Page, holds: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        for (let step = 0; step < STEPS_AT_ONCE; step += 1) {
          if (await holds()) return true;
          await letPass(page);
        }
        return await holds();
      },
      { intervals: [20] },
    )
    .toBe(true);

/** Waits until something is there; a clock that stands goes on meanwhile. */
export const untilVisible = (page: Page, one: Locator): Promise<void> =>
  until(page, () => one.isVisible());

/** Waits until something has the focus; a clock that stands goes on meanwhile. */
export const untilFocused = (page: Page, one: Locator): Promise<void> =>
  until(page, async () => {
    if (!(await one.isVisible())) return false;
    return await one.evaluate((element) => element === document.activeElement);
  });

/** Waits until a time on the page's clock is over; a clock that stands goes on to it. */
export const untilMs = async (page: Page, atMs: number): Promise<void> => {
  if (!standing.has(page)) {
    await page.waitForFunction((ms) => performance.now() > ms, atMs, { polling: 'raf' });
    return;
  }
  const leftMs = atMs - (await page.evaluate(() => performance.now()));
  if (leftMs >= 0) await page.clock.runFor(leftMs + 1);
};
