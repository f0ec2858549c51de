import * as z from 'zod/mini';

export const GAMES = ['memory', 'focus', 'social'] as const;
export type Game = (typeof GAMES)[number];

/** What each game practices; every one has a rating of its own. */
export const SKILLS: Readonly<Record<Game, string>> = {
  memory: 'attention',
  focus: 'inhibition',
  social: 'social skills',
};

/** Goes up with every change that can give a kept round of the game another score. */
export const GAME_VERSIONS: Readonly<Record<Game, number>> = { memory: 1, focus: 2, social: 2 };

/**
 * Earlier versions of which a kept round can still be played again, and is scored by their own rules. Others
 * cannot: those of Social cues before version 2 had other answers. What they came to is kept with them.
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
 * A round longer than this is a mistake of a clock: events after it are refused. The clock of a round counts
 * no pause as more than a few minutes (`round-clock.ts`), so that one left open overnight stays far below.
 */
export const LONGEST_ROUND_MS = 86_400_000;

const timeError = { error: 'The time of an event is none that a round can have.' };

/** An event of a round: milliseconds on the round's own clock, which is 0 when the round is made. */
export const atMs = z
  .number(timeError)
  .check(z.minimum(0, timeError), z.maximum(LONGEST_ROUND_MS, timeError));

/** A round as it is kept: enough to play it again and to score it again. */
export interface GameRound {
  readonly game: Game;
  readonly level: number;
  /** The seed that all chance of the round came from. */
  readonly seed: number;
  /** The version of the scoring that it was played for. */
  readonly version: number;
  readonly events: readonly unknown[];
}

/** What a round came to. */
export interface RoundScore {
  /**
   * Whole and at least 0. Memory: turns of two cards, fewer are better. Focus tap: points. Social cues:
   * answers that fit.
   */
  readonly score: number;
  /** Whether the level was managed, see docs/science; null when the round cannot tell. */
  readonly success: boolean | null;
  /** From the beginning to the last event, in milliseconds. */
  readonly durationMs: number;
}

/** Why a kept round cannot be scored. */
export type RoundProblem =
  | 'version'
  | 'level'
  | 'events'
  | 'order'
  | 'unfinished'
  | 'impossible'
  | 'too-fast';

export type Scored = RoundScore | { readonly problem: RoundProblem };
