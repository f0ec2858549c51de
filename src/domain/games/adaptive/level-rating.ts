import { type Game, TOP_LEVELS } from '#domain/games/game.ts';

/** The estimated skill of a person in one game. */
export interface Rating {
  /** The skill in logits, on the scale where level 1 has difficulty 0. */
  readonly skill: number;
  /** The number of rounds that the estimate is based on. */
  readonly rounds: number;
  /** The level to play next. */
  readonly level: number;
  /** The highest level of a successful round; null before the first. It never decreases. */
  readonly bestLevel: number | null;
}

/** The target success rate: the share of rounds in which a person should succeed. */
export const TARGET = 0.78;
/** The difference in difficulty between two levels, in logits. */
const STEP = 0.6;
/**
 * The step size of the first round, in logits, and how fast the step decays: step = FIRST_STEP ÷ (1 + decay · rounds).
 */
const FIRST_STEP = 2;
const DECAY = 0.1;
/** The smallest step size, in logits, so that the skill keeps following changes. */
const LAST_STEP = 0.7;
/**
 * Hysteresis, in levels: the current level changes only when it differs from the level that fits the skill by more than
 * this.
 */
const STAY = 0.6;
/** The number of levels by which the estimated skill may lie below the first level or above the last one. */
const BEYOND = 1;

const logit = (share: number): number => Math.log(share / (1 - share));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** How far a skill has to be above the difficulty of a level for the target success rate at that level, in logits. */
const AHEAD = logit(TARGET);

const skillAt = (level: number): number => (level - 1) * STEP + AHEAD;

/** The rating of a person who has not played yet: everybody begins at level 1. */
export const NEWCOMER: Rating = { skill: skillAt(1), rounds: 0, level: 1, bestLevel: null };

/** The fractional level at which this skill has exactly the target success rate. */
export const levelOf = ({ skill }: Pick<Rating, 'skill'>): number => 1 + (skill - AHEAD) / STEP;

/** The probability of success in a round of this level: 1 ÷ (1 + exp(difficulty − skill)). */
const chanceOf = (skill: number, level: number): number => logistic(skill - (level - 1) * STEP);

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * The rating after a round: skill + step · (success − chance), the Elo rule with a step that shrinks with the number of
 * rounds (Pelánek 2016) down to a smallest step. Because rounds are played near the target, a success moves the skill
 * up by about 0.22 steps and a failure down by 0.78, a weighted up-down rule (Kaernbach 1991). The level changes by at
 * most one. An inconclusive round changes nothing.
 */
export const afterRound = (
  before: Rating,
  game: Game,
  { level, success }: { readonly level: number; readonly success: boolean | null },
): Rating => {
  if (success === null) return before;
  const top = TOP_LEVELS[game];
  const rounds = before.rounds + 1;
  const step = Math.max(LAST_STEP, FIRST_STEP / (1 + DECAY * before.rounds));
  const moved = before.skill + step * ((success ? 1 : 0) - chanceOf(before.skill, level));
  const skill = between(moved, skillAt(1 - BEYOND), skillAt(top + BEYOND));
  const off = levelOf({ skill }) - before.level;
  const moves = Math.abs(off) > STAY ? Math.sign(off) : 0;
  return {
    skill,
    rounds,
    level: between(before.level + moves, 1, top),
    bestLevel: success ? Math.max(level, before.bestLevel ?? 0) : before.bestLevel,
  };
};
