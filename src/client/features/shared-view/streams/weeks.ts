import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isoWeekday } from '#domain/shared/time/local-date.ts';

export interface Week {
  /** The Monday of the week. */
  readonly monday: LocalDate;
  readonly total: number;
  readonly completed: number;
  /** The number of days with a plan in this week. */
  readonly days: number;
}

interface Day {
  readonly date: LocalDate;
  readonly total: number;
  readonly completed: number;
}

/** The days grouped by week, starting on Monday, earliest first. Days without a plan are left out. */
export const weeksOf = (days: readonly Day[]): readonly Week[] => {
  const weeks = Map.groupBy(
    days.filter(({ total }) => total > 0),
    ({ date }) => addDays(date, 1 - isoWeekday(date)),
  );
  return [...weeks]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([monday, inIt]) => ({
      monday,
      total: inIt.reduce((sum, { total }) => sum + total, 0),
      completed: inIt.reduce((sum, { completed }) => sum + completed, 0),
      days: inIt.length,
    }));
};
