import type { DayCount } from './completion.ts';

/** After so many days with tasks, a day weighs half as much. */
const HALF_LIFE_DAYS = 13;
/** What is left of a day's weight after the next day with tasks: 0.5^(√f / 13) with f = 1 a day. */
const KEPT = 0.5 ** (1 / HALF_LIFE_DAYS);
/** The score looks back over so many days, the present one included. */
export const CONSISTENCY_DAYS = 365;

/** The weighted shares so far and the weight that they have together. */
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

/** The weight is 1 − m^n, so that dividing by it takes away the start at 0. */
const scoreOf = ({ shares, weight }: Sum): number | null => (weight === 0 ? null : shares / weight);

/**
 * How steadily somebody completes what they plan, as a whole number from 0 to 100: the exponentially
 * weighted share of tasks completed, see docs/science/consistency.md. Days without tasks change
 * nothing. Today counts only when that raises the score. Null when no day counts yet.
 *
 * @param past the days before today, the earliest first
 * @param today what is planned and done today
 */
export const consistency = (past: readonly DayCount[], today: DayCount): number | null => {
  const before = past.reduce(after, NONE);
  const without = scoreOf(before);
  const including = today.completed === 0 ? null : scoreOf(after(before, today));
  if (without === null && including === null) return null;
  return Math.round(100 * Math.max(without ?? 0, including ?? 0));
};
