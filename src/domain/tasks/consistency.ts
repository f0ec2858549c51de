import type { DayCount } from './completion.ts';

/** The number of days with tasks after which a day's weight has halved. */
const HALF_LIFE_DAYS = 13;
/**
 * The factor by which each later day with tasks lowers the weight of a day: 0.5^(√f / 13), where the frequency f is
 * once a day.
 */
const KEPT = 0.5 ** (1 / HALF_LIFE_DAYS);
/** The window of the score in days, today included. */
export const CONSISTENCY_DAYS = 365;

/** The weighted sum of the shares so far, and the sum of their weights. */
interface Sum {
  readonly shares: number;
  readonly weight: number;
}

const NONE: Sum = { shares: 0, weight: 0 };

const after = ({ shares, weight }: Sum, { total, completed }: DayCount): Sum =>
  total === 0
    ? { shares, weight }
    : {
        shares: shares * KEPT + (completed / total) * (1 - KEPT),
        weight: weight * KEPT + (1 - KEPT),
      };

/** The weights of n days sum to 1 − mⁿ, where m is `KEPT`. Dividing by this sum removes the bias of starting at 0. */
const scoreOf = ({ shares, weight }: Sum): number | null => (weight === 0 ? null : shares / weight);

/**
 * The consistency score, a whole number from 0 to 100: the exponentially weighted mean share of tasks
 * completed, see docs/science/consistency.md. Days without tasks change nothing. Today counts only when
 * that raises the score. Null when no day counts yet.
 *
 * @param past the days before today, earliest first
 * @param today the tasks planned and completed today
 */
export const consistency = (past: readonly DayCount[], today: DayCount): number | null => {
  const before = past.reduce(after, NONE);
  const without = scoreOf(before);
  const including = today.completed === 0 ? null : scoreOf(after(before, today));
  if (without === null && including === null) return null;
  return Math.round(100 * Math.max(without ?? 0, including ?? 0));
};
