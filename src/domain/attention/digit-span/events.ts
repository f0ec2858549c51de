import * as z from 'zod/mini';
import { atMs, controlShape, difficultyShape, frameShape } from '#domain/attention/event-shapes.ts';
import type { DigitSpanEvent } from './run.ts';

const events = z.array(
  z.union([
    frameShape,
    controlShape,
    difficultyShape,
    z.object({ type: z.literal('submit'), atMs, text: z.string() }),
  ]),
);

/** The events of a stored recording; null when they do not have the shape of this test's events. */
export const digitSpanEventsFrom = (kept: unknown): DigitSpanEvent[] | null =>
  events.safeParse(kept).data ?? null;
