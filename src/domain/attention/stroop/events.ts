import * as z from 'zod/mini';
import { atMs, controlShape, frameShape } from '#domain/attention/event-shapes.ts';
import type { StroopEvent } from './run.ts';
import { STROOP_COLORS } from './stimuli.ts';

const events = z.array(
  z.union([
    frameShape,
    controlShape,
    z.object({ type: z.literal('answer'), atMs, color: z.enum(STROOP_COLORS) }),
  ]),
);

/** The events of a stored recording; null when they do not have the shape of this test's events. */
export const stroopEventsFrom = (kept: unknown): StroopEvent[] | null =>
  events.safeParse(kept).data ?? null;
