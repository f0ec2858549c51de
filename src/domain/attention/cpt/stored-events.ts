import * as z from 'zod/mini';
import { atMs } from '#domain/attention/event-shapes.ts';
import { INPUTS, type PressInput, type RunRecording } from '#domain/attention/recording.ts';
import { type CptEvent, isTrueToSeed } from './events.ts';

const PRESS_INPUTS = INPUTS.filter(
  (input): input is PressInput => input !== 'mixed' && input !== 'none',
);

const letter = z.object({
  type: z.literal('letter'),
  index: z.int().check(z.minimum(0)),
  letter: z.string(),
  atMs: z.nullable(atMs),
});

const events = z.array(
  z.union([letter, z.object({ type: z.literal('press'), atMs, input: z.enum(PRESS_INPUTS) })]),
);

const hasEachLetterOnce = (kept: readonly CptEvent[]): boolean => {
  const places = kept.flatMap((event) => (event.type === 'letter' ? [event.index] : []));
  return new Set(places).size === places.length;
};

/**
 * The events of a stored recording; null when they do not have the shape of CPT events, when a letter
 * does not match the run's seed, or when an index occurs twice.
 */
export const cptEventsFrom = (run: RunRecording<unknown>): CptEvent[] | null => {
  const { data } = events.safeParse(run.events);
  if (data === undefined || !hasEachLetterOnce(data)) return null;
  return isTrueToSeed({ ...run, events: data }) ? data : null;
};
