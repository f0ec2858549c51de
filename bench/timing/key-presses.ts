import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Random } from '#domain/shared/numbers/random.ts';

/** The delay between the time stamp of a press and its delivery, as with a real keyboard. */
const HANDED_OVER_MS = 3;
/** How long before its time stamp a press is scheduled, to have time to send it. */
const AHEAD_MS = 150;
/** The largest distance of every other press from a change of letters. */
const NEAR_MS = 20;

interface PressPlan {
  readonly page: Page;
  readonly session: CDPSession;
  readonly intervalMs: number;
  readonly random: Random;
  /** Whether the run has ended. */
  readonly isOver: () => boolean;
}

/**
 * Presses x at planned times until the run is over, alternating between any time within a letter and a time
 * within 20 ms of a change, with at most one press for every two letters.
 *
 * @returns the times on the page's clock, in milliseconds
 */
export const pressKeys = async (plan: PressPlan): Promise<readonly number[]> => {
  const { page, session, intervalMs, random, isOver } = plan;
  const originMs = await page.evaluate(() => performance.timeOrigin);
  const instants: number[] = [];
  let earliestMs = 0;
  while (!isOver()) {
    const newestMs = await page.evaluate(() => window.timingProbe.newestMs());
    if (newestMs === null || isOver()) {
      await sleep(20);
      continue;
    }
    const isNear = instants.length % 2 === 0;
    const offsetMs = isNear ? (2 * random() - 1) * NEAR_MS : random() * intervalMs;
    const soonMs = Math.max(earliestMs, Date.now() - originMs + AHEAD_MS);
    const letters = Math.ceil((soonMs - newestMs - offsetMs) / intervalMs);
    const instantMs = newestMs + letters * intervalMs + offsetMs;
    await sleep(Math.max(0, originMs + instantMs + HANDED_OVER_MS - Date.now()));
    if (isOver()) break;
    const key = { key: 'x', code: 'KeyX', windowsVirtualKeyCode: 88 };
    const timestamp = (originMs + instantMs) / 1000;
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    instants.push(instantMs);
    earliestMs = instantMs + 2 * intervalMs;
  }
  return instants;
};
