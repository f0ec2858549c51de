import { useQuery } from '@tanstack/react-query';
import { moodsBetween } from '#client/features/mood/queries.ts';
import { type ShownMood, useWaitingMoods } from '#client/features/mood/use-waiting-moods.ts';
import { useSession } from '#client/lib/session/session.ts';
import { moodsByDay } from '#domain/mood/days.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { daysAround } from './dates.ts';

const withWaiting = (logs: readonly ShownMood[], waiting: readonly ShownMood[]) => {
  const sent = new Set(logs.map(({ id }) => id));
  return [...logs, ...waiting.filter(({ id }) => !sent.has(id))];
};

/** The person's moods around the month of a day, grouped by day, including unsent ones. */
export const useMonthMoods = (monthOf: LocalDate) => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const query = useQuery(moodsBetween(userId, daysAround(monthOf)));
  const waiting = useWaitingMoods();
  return { query, days: moodsByDay(withWaiting(query.data ?? [], waiting)) };
};
