import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import {
  type Guarded,
  isDay,
  isText,
  isWhole,
  listOf,
  readAs,
  shaped,
} from '#domain/shared/guards.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

const isQuizBody = shaped({
  responses: listOf(shaped({ questionId: isText, selectedOptionIndex: isWhole })),
  /** The time of completion, in ISO 8601. */
  timestamp: isText,
  localDate: isDay,
  zone: isText,
});

/** A completed quiz in the outbox: the request body without the ids, which the outbox adds. */
export type QuizBody = Guarded<typeof isQuizBody>;

/** Parses a completed quiz from the outbox; null if its format is invalid. */
export const readBody: (kept: unknown) => QuizBody | null = readAs(isQuizBody);

/** The outbox body for answers that were completed just now. */
export const bodyNow = (responses: readonly QuizResponse[]): QuizBody => {
  const [nowMs, zone] = [currentMs(), deviceZone()];
  return {
    responses: [...responses],
    timestamp: new Date(nowMs).toISOString(),
    localDate: localDateAt(nowMs, zone, getComfort().dayStartsAtHour),
    zone,
  };
};
