import type { Page } from '@playwright/test';
import './journey-script.ts';

/** Stops the page's clock. Time then advances only through `pass`, and network timeouts do not expire. */
export const holdClock = (page: Page): Promise<void> => page.evaluate(() => journeyControls.hold());

/** Lets the page's clock run again. */
export const releaseClock = (page: Page): Promise<void> =>
  page.evaluate(() => journeyControls.release());

/** Advances the page's clock, runs everything that becomes due, and leaves the clock stopped. */
export const pass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passedMs) => journeyControls.pass(passedMs), ms);

/** Simulates that the device sleeps: its clock jumps, and timers that were due in between fire late. */
export const sleep = (page: Page, ms: number): Promise<void> =>
  page.evaluate((sleptMs) => journeyControls.sleep(sleptMs), ms);

/** Expires the page's network and storage timeouts of up to `ms`. */
export const passLimits = (page: Page, ms = Number.MAX_SAFE_INTEGER): Promise<void> =>
  page.evaluate((limitMs) => journeyControls.passLimits(limitMs), ms);

/** Sets the device's clock to this time, in UTC ms. */
export const setTime = (page: Page, utcMs: number): Promise<void> =>
  page.evaluate((atMs) => journeyControls.setTime(atMs), utcMs);

/** The time on the page's clock, in UTC ms. */
export const currentMs = (page: Page): Promise<number> =>
  page.evaluate(() => journeyControls.clock.currentMs());

/** Waits until the page is at rest: nothing is being fetched, stored or sent, and everything is drawn. */
export const settled = (page: Page, timeoutMs = 0): Promise<void> =>
  page.locator('html[data-settled]').waitFor({ state: 'attached', timeout: timeoutMs });

/** Reloads the page and waits until it is at rest. */
export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await settled(page);
};

/**
 * The console error when the server refuses dates. Just before midnight UTC, a device in an eastern time zone whose
 * clock was advanced by a day is two days ahead of the server.
 */
export const DAYS_AHEAD = /status of 400 .*\/api\/routines\/days\//;
