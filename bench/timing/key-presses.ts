import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#domain/shared/numbers/random.ts';
import type { BenchPage } from './bench-browser.ts';

/** The lead time with which a press is scheduled, so that it can be sent in time. */
const AHEAD_MS = 150;
/** The longest time between every second press and a letter change. */
const NEAR_MS = 20;

interface PressPlan {
  readonly page: BenchPage;
  readonly intervalMs: number;
  readonly random: Random;
  /** Whether the run has ended. */
  readonly isOver: () => Promise<boolean>;
}

/**
 * Presses x at planned times until the run is over. The times alternate between any time within a letter and a time
 * within 20 ms of a letter change. There is at most one press per two letters.
 * @returns the number of presses
 */
export const pressKeys = async ({
  page,
  intervalMs,
  random,
  isOver,
}: PressPlan): Promise<number> => {
  const originMs = await page.evaluate(() => performance.timeOrigin, null);
  let pressed = 0;
  let earliestMs = 0;
  while (!(await isOver())) {
    const newestMs = await page.evaluate(() => window.timingProbe.newestMs(), null);
    const nowMs = Date.now() - originMs;
    // After the last letter, only wait for the end.
    if (newestMs === null || nowMs > newestMs + intervalMs) {
      await sleep(20);
      continue;
    }
    const offsetMs = pressed % 2 === 0 ? (2 * random() - 1) * NEAR_MS : random() * intervalMs;
    const soonMs = Math.max(earliestMs, nowMs + AHEAD_MS);
    const letters = Math.ceil((soonMs - newestMs - offsetMs) / intervalMs);
    const pressMs = newestMs + letters * intervalMs + offsetMs;
    await page.pressAt(originMs + pressMs);
    pressed += 1;
    earliestMs = pressMs + 2 * intervalMs;
  }
  return pressed;
};
