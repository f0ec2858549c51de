import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isoWeekday } from '#domain/shared/time/local-date.ts';

export interface Week {
  /** The Monday of the week. */
  readonly monday: LocalDate;
  readonly completed: number;
}

interface Day {
  readonly date: LocalDate;
  readonly completed: number;
}

/** The days on which something was done, grouped by week, starting on Monday, earliest first. */
export const weeksOf = (days: readonly Day[]): readonly Week[] => {
  const weeks = Map.groupBy(days, ({ date }) => addDays(date, 1 - isoWeekday(date)));
  return [...weeks]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([monday, inIt]) => ({
      monday,
      completed: inIt.reduce((sum, { completed }) => sum + completed, 0),
    }));
};
