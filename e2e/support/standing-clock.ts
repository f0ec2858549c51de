import { expect, type Locator, type Page } from '@playwright/test';

/** The pages whose clock stands still but for what a journey lets go by. */
const standing = new WeakSet<Page>();
const STEP_MS = 100;
/** More than the call that stops the clock can take. */
const AHEAD_MS = 20_000;

/**
 * Has a clock that was installed stand still, a little later: what takes time is then no matter of the
 * machine.
 */
export const standStill = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
  standing.add(page);
};

/** Lets a little time go by. */
export const letPass = async (page: Page): Promise<void> => {
  if (standing.has(page)) await page.clock.runFor(STEP_MS);
  else await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
};

/** Lets the clock go on by itself again. */
export const resume = async (page: Page): Promise<void> => {
  standing.delete(page);
  await page.clock.resume();
};

/** Waits until something holds; a clock that stands goes on meanwhile. */
export const until = (page: Page, holds: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await holds()) return true;
        await letPass(page);
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
