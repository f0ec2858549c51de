import * as z from 'zod/mini';
import { texts } from '#texts/games.js';

export const GAMES = ['memory', 'focus', 'social'] as const;
export type Game = (typeof GAMES)[number];

/** The skill that a game practices; each skill has its own rating. */
export const skillOf = (game: Game): string => texts.skills[game];

/**
 * The current scoring version of each game. Increase it with every change that can alter the score of a stored round.
 */
export const GAME_VERSIONS: Readonly<Record<Game, number>> = { memory: 1, focus: 2, social: 2 };

/**
 * Earlier versions whose stored rounds can still be replayed; these rounds are scored by the rules of their version.
 * Rounds of Social cues before version 2 cannot be replayed, because their scenes had other answers. Every stored round
 * keeps its original result.
 */
const EARLIER_VERSIONS: Readonly<Record<Game, readonly number[]>> = {
  memory: [],
  focus: [1],
  social: [],
};

/** Whether rounds of this version of a game can be scored. */
export const isScorable = (game: Game, version: number): boolean =>
  version === GAME_VERSIONS[game] || EARLIER_VERSIONS[game].includes(version);

/** The number of levels of each game; levels count from 1. */
export const TOP_LEVELS: Readonly<Record<Game, number>> = { memory: 8, focus: 10, social: 6 };

/**
 * The longest time that a round can take, in milliseconds; later events are rejected as a clock error. The clock of a
 * round limits each pause to a few minutes (`round-clock.ts`), so that even a round left open overnight stays far below
 * this value.
 */
export const LONGEST_ROUND_MS = 86_400_000;

const timeError = { error: () => texts.eventTimeWrong };

/** The time of an event, in milliseconds on the round's own clock, which is 0 when the round is created. */
export const atMs = z
  .number(timeError)
  .check(z.minimum(0, timeError), z.maximum(LONGEST_ROUND_MS, timeError));

/** A stored round: everything needed to replay it and to score it again. */
export interface GameRound {
  readonly game: Game;
  readonly level: number;
  /** The seed of all random choices in the round. */
  readonly seed: number;
  /** The version of the scoring that was current when the round was played. */
  readonly version: number;
  readonly events: readonly unknown[];
}

/** The result of a round. */
export interface RoundScore {
  /**
   * A whole number, at least 0. In Memory, it is the number of turns (of two cards each), so fewer are better; in Focus
   * tap, the points; in Social cues, the number of answers that fit.
   */
  readonly score: number;
  /**
   * Whether the round was successful, see docs/science/adaptive-difficulty.md; null when it was
   * inconclusive.
   */
  readonly success: boolean | null;
  /** The time from the beginning to the last event, in milliseconds. */
  readonly durationMs: number;
}

/** Why a stored round cannot be scored. */
export type RoundProblem =
  | 'version'
  | 'level'
  | 'events'
  | 'order'
  | 'unfinished'
  | 'impossible'
  | 'too-fast';

export type Scored = RoundScore | { readonly problem: RoundProblem };
