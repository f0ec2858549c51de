import type { LocalDate } from '#domain/shared/brands.ts';

interface Planned {
  readonly date: LocalDate;
  /** Whether nothing is left to do, because it is done or was set aside. */
  readonly isSettled: boolean;
}

/**
 * Whether a planned item counts. An item that is still open on a day that is not over is not due yet, so it does not
 * count.
 */
export const isCounted = ({ date, isSettled }: Planned, today: LocalDate): boolean =>
  date < today || isSettled;

interface Day {
  readonly date: LocalDate;
  readonly total: number;
  readonly completed: number;
}

/**
 * The days that count. If a day is not over, only what is done on it counts. Days on which nothing was due are
 * excluded.
 */
export const countedDays = <Given extends Day>(
  days: readonly Given[],
  today: LocalDate,
): readonly Given[] =>
  days.flatMap((day) => {
    if (day.date < today) return day.total === 0 ? [] : [day];
    return day.completed === 0 ? [] : [{ ...day, total: day.completed }];
  });
