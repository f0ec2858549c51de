import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import { type Ladder, nextLength, type Rung } from '#domain/attention/span/ladder.ts';

const DIRECTIONS = ['forward', 'backward'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How many digits a Quick sequence has. */
export const QUICK_LENGTHS: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 5, hard: 7 };

/** Where the ladders of a Full run begin and end. */
export const LADDERS: Readonly<Record<Direction, Ladder>> = {
  forward: { firstLength: 3, longestLength: 14 },
  backward: { firstLength: 2, longestLength: 14 },
};

const PRACTICE_LENGTHS: Readonly<Record<Direction, readonly number[]>> = {
  forward: [2, 3],
  backward: [2, 2],
};

/** How many digits come next in a direction; null when that direction is over. */
export const lengthAfter = (
  mode: Mode | 'practice',
  difficulty: Difficulty,
  direction: Direction,
  rungs: readonly Rung[],
): number | null => {
  if (mode === 'quick') return QUICK_LENGTHS[difficulty];
  if (mode === 'full') return nextLength(LADDERS[direction], rungs);
  return PRACTICE_LENGTHS[direction][rungs.length] ?? null;
};
