import * as z from 'zod/mini';
import { atMs, controlShape, difficultyShape, frameShape } from '#domain/attention/event-shapes.ts';
import { SIMON_COLORS } from './colors.ts';
import type { SimonEvent } from './run.ts';

const events = z.array(
  z.union([
    frameShape,
    controlShape,
    difficultyShape,
    z.object({ type: z.literal('press'), atMs, color: z.enum(SIMON_COLORS) }),
  ]),
);

/** The events of a stored recording; null when they do not have the shape of this test's events. */
export const simonEventsFrom = (kept: unknown): SimonEvent[] | null =>
  events.safeParse(kept).data ?? null;
