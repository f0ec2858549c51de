import * as z from 'zod/mini';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

const shape = z.object({
  responses: z.array(z.object({ questionId: z.string(), selectedOptionIndex: z.int() })),
  /** Time of completion, as ISO 8601. */
  timestamp: z.string(),
  localDate,
  zone: z.string(),
});

/** A completed quiz in the outbox: the request body without the ids, which the outbox adds. */
export type QuizBody = z.output<typeof shape>;

/** Parses a completed quiz from the outbox; null if it does not match. */
export const readBody = (kept: unknown): QuizBody | null => z.safeParse(shape, kept).data ?? null;

/** The body for answers completed now. */
export const bodyNow = (responses: readonly QuizResponse[]): QuizBody => {
  const [nowMs, zone] = [currentMs(), deviceZone()];
  return {
    responses: [...responses],
    timestamp: new Date(nowMs).toISOString(),
    localDate: localDateAt(nowMs, zone, getComfort().dayStartsAtHour),
    zone,
  };
};
