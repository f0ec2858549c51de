import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { type MoodLog, moodEndpoints } from '#contract/mood.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { DateRange } from './calendar-dates.ts';

const allOf = (userId: string) => ['mood', userId] as const;

/** The person's moods of the days `from` to `to`, both included. Anything but a list counts as none. */
export const moodsBetween = (userId: string, { from, to }: DateRange) =>
  queryOptions({
    queryKey: [...allOf(userId), from, to] as const,
    queryFn: async ({ signal }): Promise<readonly MoodLog[]> => {
      const logs = await call(moodEndpoints.all, {
        params: { userId },
        query: { from, to },
        signal,
      });
      return Array.isArray(logs) ? logs : [];
    },
  });

const within = (date: LocalDate, from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && from <= date && date <= to;

/** Puts a log that the server has just taken into every cached month that it belongs to. */
export const addMood = (client: QueryClient, userId: string, log: MoodLog): void => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: allOf(userId) })) {
    if (!within(log.localDate, queryKey[2], queryKey[3])) continue;
    client.setQueryData<readonly MoodLog[]>(queryKey, (known) =>
      known === undefined ? undefined : [...known.filter(({ id }) => id !== log.id), log],
    );
  }
};
