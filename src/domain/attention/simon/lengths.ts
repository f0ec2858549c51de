import type { Mode } from '#domain/attention/recording.ts';
import { nextLength, type Rung } from '#domain/attention/span/ladder.ts';
import { SIMON_LADDER } from './colors.ts';

const PRACTICE_LENGTHS = [1, 2, 3];

/** How many colors come next; null when the run is over. A Quick run's own level goes on from 1. */
export const lengthAfter = (mode: Mode | 'practice', rungs: readonly Rung[]): number | null => {
  if (mode === 'quick') return 1;
  if (mode === 'full') return nextLength(SIMON_LADDER, rungs);
  return PRACTICE_LENGTHS[rungs.length] ?? null;
};
