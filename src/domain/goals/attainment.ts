import type { Weight } from './goal.ts';
import type { Level } from './levels.ts';

/** The expected correlation between the levels of different goals, as assumed by Kiresuk and Sherman (1968). */
const RHO = 0.3;

/**
 * Minimum number of rated goals for showing the score, because with a single goal it says no more than the level
 * itself.
 */
const SHOWN_FROM = 2;

/** The rated level and the weights of a goal. */
export interface RatedGoal {
  readonly level: Level;
  readonly importance: Weight;
  readonly difficulty: Weight;
}

/**
 * The T-score of goal attainment scaling: T = 50 + 10 Σwx / √((1−ρ)Σw² + ρ(Σw)²), where x is the level, w is importance
 * × difficulty, and ρ is 0.3 (Kiresuk and Sherman 1968, in the form that the erratum to Turner-Stokes 2009 gives). All
 * goals at level 0 give 50. Null without goals.
 */
export const attainmentScore = (goals: readonly RatedGoal[]): number | null => {
  if (goals.length === 0) return null;
  let [weightedLevels, weights, squares] = [0, 0, 0];
  for (const { level, importance, difficulty } of goals) {
    const weight = importance * difficulty;
    weightedLevels += weight * level;
    weights += weight;
    squares += weight * weight;
  }
  return 50 + (10 * weightedLevels) / Math.sqrt((1 - RHO) * squares + RHO * weights * weights);
};

/** The T-score as shown, a whole number; null for fewer than two rated goals. */
export const shownScore = (goals: readonly RatedGoal[]): number | null => {
  const score = goals.length < SHOWN_FROM ? null : attainmentScore(goals);
  return score === null ? null : Math.round(score);
};
