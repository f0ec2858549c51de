import type { Page } from '@playwright/test';
import './journey-script.ts';

/** Stops the page's clock. From here on time passes only by `pass`, and no wait for the network ends by itself. */
export const holdClock = (page: Page): Promise<void> => page.evaluate(() => journeyControls.hold());

/** Lets the page's clock run again. */
export const releaseClock = (page: Page): Promise<void> =>
  page.evaluate(() => journeyControls.release());

/** Lets time pass on the page's clock, which stops then: all that is due meanwhile has happened. */
export const pass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passedMs) => journeyControls.pass(passedMs), ms);

/** Lets the device sleep for a time: its clock jumps, and what was due meanwhile comes late. */
export const sleep = (page: Page, ms: number): Promise<void> =>
  page.evaluate((sleptMs) => journeyControls.sleep(sleptMs), ms);

/** Ends the waits of the page for the network and for storage that may take no longer than this, as if they had taken too long. */
export const passLimits = (page: Page, ms = Number.MAX_SAFE_INTEGER): Promise<void> =>
  page.evaluate((limitMs) => journeyControls.passLimits(limitMs), ms);

/** Sets the clock of the device to this instant. */
export const setTime = (page: Page, utcMs: number): Promise<void> =>
  page.evaluate((atMs) => journeyControls.setTime(atMs), utcMs);

/** The time on the page's clock, in UTC ms. */
export const currentMs = (page: Page): Promise<number> =>
  page.evaluate(() => journeyControls.clock.currentMs());

/** Waits until the page is at rest: nothing is being fetched, written or sent, and all of it is drawn. */
export const settled = (page: Page, timeoutMs = 0): Promise<void> =>
  page.locator('html[data-settled]').waitFor({ state: 'attached', timeout: timeoutMs });

/** Loads the page once more, and waits until it is at rest. */
export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await settled(page);
};

/** Before midnight of UTC, a device east of it that slept for a day is two days ahead of the server, which refuses its days. */
export const DAYS_AHEAD = /status of 400 .*\/api\/routines\/days\//;
