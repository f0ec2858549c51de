import { medianOf } from '#domain/shared/numbers/median.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';

const MOST_RUNS = 10;
const FEWEST_RUNS = 3;
/**
 * The smallest difference between usual and planned minutes that is worth mentioning: as a share of the planned
 * minutes, and in minutes.
 */
const NOTABLE_DIFFERENCE = { share: 0.25, minutes: 2 } as const;

/**
 * The usual duration of a step: the median of the last 10 runs, in whole minutes, at least 1. Null for fewer than 3
 * runs.
 *
 * @param spentMs the time that each run took, the latest last
 */
export const usualMinutes = (spentMs: readonly number[]): number | null => {
  const last = spentMs.slice(-MOST_RUNS);
  const median = last.length < FEWEST_RUNS ? null : medianOf(last);
  return median === null ? null : Math.max(1, Math.round(median / MINUTE_MS));
};

/** The usual minutes if they differ enough from the planned ones to mention; null otherwise. */
export const usualWorthShowing = (
  plannedMinutes: number | null,
  usual: number | null,
): number | null => {
  if (plannedMinutes === null || usual === null) return null;
  const difference = Math.abs(usual - plannedMinutes);
  const isTold =
    difference >= NOTABLE_DIFFERENCE.minutes &&
    difference >= plannedMinutes * NOTABLE_DIFFERENCE.share;
  return isTold ? usual : null;
};
