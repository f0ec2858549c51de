import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import { nextLength, type SpanSeries, type SpanTrial } from '#domain/attention/span/series.ts';

const DIRECTIONS = ['forward', 'backward'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How many digits a Quick sequence has. */
export const QUICK_LENGTHS: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 5, hard: 7 };

/** The first and longest length of a Full run, by direction. */
export const SPAN_SERIES: Readonly<Record<Direction, SpanSeries>> = {
  forward: { firstLength: 3, longestLength: 14 },
  backward: { firstLength: 2, longestLength: 14 },
};

const PRACTICE_LENGTHS: Readonly<Record<Direction, readonly number[]>> = {
  forward: [2, 3],
  backward: [2, 2],
};

/** The length of the next sequence in a direction; null when that direction is over. */
export const lengthAfter = (
  mode: Mode | 'practice',
  difficulty: Difficulty,
  direction: Direction,
  trials: readonly SpanTrial[],
): number | null => {
  if (mode === 'quick') return QUICK_LENGTHS[difficulty];
  if (mode === 'full') return nextLength(SPAN_SERIES[direction], trials);
  return PRACTICE_LENGTHS[direction][trials.length] ?? null;
};
