import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Random } from '#domain/shared/numbers/random.ts';

/** A press a moment after its instant, as a keyboard hands it over. */
const HANDED_OVER_MS = 3;
/** The instant of a press is set this long ahead, to have the time to send it. */
const AHEAD_MS = 150;
/** How near to a change of letters every other press is. */
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
 * Presses x again and again at instants that are known beforehand, until the run is over: by turns
 * anywhere in a letter's time, and within 20 ms of a change. At most one press comes in two letters.
 *
 * @returns the instants on the page's clock, in milliseconds
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
