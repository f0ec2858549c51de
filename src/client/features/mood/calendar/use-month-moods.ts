import { useQuery } from '@tanstack/react-query';
import { moodsBetween } from '#client/features/mood/queries.ts';
import { useShownMoods } from '#client/features/mood/use-shown-moods.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { moodsByDay } from '#domain/mood/days.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { daysAround } from './dates.ts';

/** The person's moods around the month of a day, grouped by day, including unsent ones. */
export const useMonthMoods = (monthOf: LocalDate) => {
  const userId = useUserId();
  const query = useQuery(moodsBetween(userId, daysAround(monthOf)));
  return { query, days: moodsByDay(useShownMoods(query.data ?? [])) };
};
