import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchPage } from './bench-browser.ts';

const LONGEST_MS = 60_000;

/**
 * Waits until a condition is true in the page.
 * @throws Error if it is not true within a minute
 */
export const until = async (page: BenchPage, test: () => boolean): Promise<void> => {
  const limitMs = Date.now() + LONGEST_MS;
  while (!(await page.evaluate(test, null))) {
    if (Date.now() > limitMs) throw new Error(`It never came to: ${test}`);
    await sleep(100);
  }
};
