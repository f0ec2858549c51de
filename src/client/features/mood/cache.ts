import type { QueryClient } from '@tanstack/react-query';
import { changeCached } from '#client/sync/cached.ts';
import type { MoodLog } from '#contract/mood.ts';
import type { DayRange } from '#contract/shared/limits.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** The beginning of the query keys of all of a person's moods. */
export const moodsKey = (userId: string) => ['mood', userId] as const;

/** The query key of the moods of a range of days. */
export const moodKey = (userId: string, { from, to }: DayRange) =>
  [...moodsKey(userId), from, to] as const;

const within = (date: LocalDate, from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && from <= date && date <= to;

/** Adds a log that the server has just accepted to every cached range of days that contains its date. */
export const addMood = (client: QueryClient, userId: string, log: MoodLog): void => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: moodsKey(userId) })) {
    if (!within(log.localDate, queryKey[2], queryKey[3])) continue;
    changeCached<readonly MoodLog[]>(
      client,
      queryKey,
      (known) => [...known.filter(({ id }) => id !== log.id), log],
      { refresh: false },
    );
  }
};
