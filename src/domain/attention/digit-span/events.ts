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

/** The events of a kept recording; null when they are not those of this test. */
export const digitSpanEventsFrom = (kept: unknown): DigitSpanEvent[] | null =>
  events.safeParse(kept).data ?? null;
