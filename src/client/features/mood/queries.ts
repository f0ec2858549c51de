import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { fits } from '#client/lib/api/outline.ts';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { type MoodLog, moodEndpoints } from '#contract/mood.ts';
import type { DayRange } from '#contract/shared/limits.ts';
import { texts } from '#texts/mood.js';
import { moodKey } from './cache.ts';

/** The person's moods from `from` to `to`, both included. A reply that is not a list counts as empty. */
export const moodsBetween = (userId: string, { from, to }: DayRange) =>
  queryOptions({
    queryKey: moodKey(userId, { from, to }),
    queryFn: async ({ signal }): Promise<readonly MoodLog[]> => {
      const logs: unknown = await call(moodEndpoints.all, {
        params: { userId },
        query: { from, to },
        signal,
        asIs: true,
      });
      if (!Array.isArray(logs)) return [];
      if (!fits(moodEndpoints.all, logs)) throw new UserFacingError(texts.theAnswerCouldNotBe);
      return logs;
    },
  });
