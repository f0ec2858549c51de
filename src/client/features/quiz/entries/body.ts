import * as z from 'zod/mini';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

const shape = z.object({
  responses: z.array(z.object({ questionId: z.string(), selectedOptionIndex: z.int() })),
  /** When it was finished, as ISO 8601. */
  timestamp: z.string(),
  localDate,
  zone: z.string(),
});

/** An answered quiz as it lies in the outbox: what is sent, but for the ids that the outbox adds. */
export type QuizBody = z.output<typeof shape>;

/** An answered quiz as it is read back from the outbox, or null when it is none. */
export const readBody = (kept: unknown): QuizBody | null => z.safeParse(shape, kept).data ?? null;

/** Answers as they are finished now. */
export const bodyNow = (responses: readonly QuizResponse[]): QuizBody => {
  const [nowMs, zone] = [currentMs(), deviceZone()];
  return {
    responses: [...responses],
    timestamp: new Date(nowMs).toISOString(),
    localDate: localDateAt(nowMs, zone, getComfort().dayStartsAtHour),
    zone,
  };
};
