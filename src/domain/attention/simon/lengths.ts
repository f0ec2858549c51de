import type { Mode } from '#domain/attention/recording.ts';
import { nextLength, type SpanTrial } from '#domain/attention/span/series.ts';
import { SIMON_SERIES } from './colors.ts';

const PRACTICE_LENGTHS = [1, 2, 3];

/**
 * The length of the next sequence; null when the run is over. For a Quick run it is always 1, because such a run counts
 * its level itself.
 */
export const lengthAfter = (
  mode: Mode | 'practice',
  trials: readonly SpanTrial[],
): number | null => {
  if (mode === 'quick') return 1;
  if (mode === 'full') return nextLength(SIMON_SERIES, trials);
  return PRACTICE_LENGTHS[trials.length] ?? null;
};
