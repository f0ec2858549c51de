import type { QueryClient } from '@tanstack/react-query';
import type { MoodLog } from '#contract/mood.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { DateRange } from './calendar/dates.ts';

const allOf = (userId: string) => ['mood', userId] as const;

/** Where the moods of a range of days are cached. */
export const moodKey = (userId: string, { from, to }: DateRange) =>
  [...allOf(userId), from, to] as const;

const within = (date: LocalDate, from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && from <= date && date <= to;

/** Puts a log that the server has just taken into every cached month that it belongs to. */
export const addMood = (client: QueryClient, userId: string, log: MoodLog): void => {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: allOf(userId) })) {
    if (!within(log.localDate, queryKey[2], queryKey[3])) continue;
    const asking = state.fetchStatus === 'fetching';
    client.setQueryData<readonly MoodLog[]>(queryKey, (known) =>
      known === undefined ? undefined : [...known.filter(({ id }) => id !== log.id), log],
    );
    // What is being fetched may be from before this log and would take it away again: asked anew.
    if (asking) void client.invalidateQueries({ queryKey, exact: true });
  }
};
