import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import { nextLength, type SpanSeries, type SpanTrial } from '#domain/attention/span/series.ts';

const DIRECTIONS = ['forward', 'backward'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The number of digits in a Quick sequence. */
export const QUICK_LENGTHS: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 5, hard: 7 };

/** The first and the longest length of a Full run, by direction. */
export const SPAN_SERIES: Readonly<Record<Direction, SpanSeries>> = {
  forward: { firstLength: 3, longestLength: 14 },
  backward: { firstLength: 2, longestLength: 14 },
};

const PRACTICE_LENGTHS: Readonly<Record<Direction, readonly number[]>> = {
  forward: [2, 3],
  backward: [2, 2],
};

/** The length of the next sequence in a direction; null when the sequences in that direction are finished. */
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
