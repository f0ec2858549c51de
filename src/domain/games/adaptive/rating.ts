import { type Game, TOP_LEVELS } from '#domain/games/game.ts';

/** What is known of a person's skill in one game. */
export interface Rating {
  /** The skill in logits, on the scale where level 1 has difficulty 0. */
  readonly skill: number;
  /** How many rounds it was learned from. */
  readonly rounds: number;
  /** The level to play next. */
  readonly level: number;
  /** The highest level that was managed; null before any was. It never goes down. */
  readonly bestLevel: number | null;
}

/** The share of rounds that a person manages. */
export const TARGET = 0.78;
/** How much harder a level is than the one before it, in logits. */
const STEP = 0.6;
/** How far a first round moves the skill, at most, and how fast that gives way with their number. */
const FIRST_STEP = 2;
const DECAY = 0.1;
/** However many rounds there were, one moves it by this much, so that it follows a change. */
const LAST_STEP = 0.7;
/** The level stays until another fits better by this much, so that it does not go to and fro. */
const STAY = 0.6;
/** By how many levels the skill may lie beyond the first and the last one. */
const BEYOND = 1;

const logit = (share: number): number => Math.log(share / (1 - share));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** How far a skill that manages just the target lies above the difficulty of its level. */
const AHEAD = logit(TARGET);

const skillAt = (level: number): number => (level - 1) * STEP + AHEAD;

/** Everybody begins at level 1. */
export const NEWCOMER: Rating = { skill: skillAt(1), rounds: 0, level: 1, bestLevel: null };

/** The level at which this skill would manage just the target: a number between levels. */
export const levelOf = ({ skill }: Pick<Rating, 'skill'>): number => 1 + (skill - AHEAD) / STEP;

/** How likely a round of this level is managed, 0 to 1. */
const chanceOf = (skill: number, level: number): number => logistic(skill - (level - 1) * STEP);

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * The rating after a round: Elo with an uncertainty that shrinks with the rounds (Pelánek 2016), down to
 * a step that stays. Since each round is served at the target, one that is managed moves it by 0.22 steps
 * and one that is not by 0.78: a weighted up-down rule (Kaernbach 1991). The level moves by one at most. A
 * round that cannot tell changes nothing.
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
