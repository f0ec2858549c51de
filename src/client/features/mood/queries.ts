import { queryOptions } from '@tanstack/react-query';
import { call, fits } from '#client/lib/api/call.ts';
import { UserFacingError } from '#client/lib/told.ts';
import { type MoodLog, moodEndpoints } from '#contract/mood.ts';
import { moodKey } from './cache.ts';
import type { DayRange } from './calendar/dates.ts';

/** The person's moods from `from` to `to`, both included; a reply that is not a list counts as empty. */
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
      if (!fits(moodEndpoints.all, logs))
        throw new UserFacingError('The answer could not be read.');
      return logs;
    },
  });
