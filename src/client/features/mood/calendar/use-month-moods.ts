import { useQuery } from '@tanstack/react-query';
import { moodsBetween } from '#client/features/mood/queries.ts';
import { useShownMoods } from '#client/features/mood/use-shown-moods.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { type DayRange, daysAroundMonth } from '#contract/shared/limits.ts';
import { moodsByDay } from '#domain/mood/days.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** The person's moods of a range of days, grouped by day, including unsent ones. */
export const useMoodsByDay = (range: DayRange) => {
  const query = useQuery(moodsBetween(useUserId(), range));
  return { query, days: moodsByDay(useShownMoods(query.data ?? [])) };
};

/** The person's moods around the month of a day, as `useMoodsByDay`. */
export const useMonthMoods = (monthOf: LocalDate) => useMoodsByDay(daysAroundMonth(monthOf));
