import type { LocalDate } from '#domain/shared/brands.ts';

interface Planned {
  readonly date: LocalDate;
  /** Whether nothing of it is still open: it is done, or was set aside. */
  readonly isSettled: boolean;
}

/** Whether something planned counts: what is still open on a day that is not over is not due yet. */
export const isCounted = ({ date, isSettled }: Planned, today: LocalDate): boolean =>
  date < today || isSettled;

interface Day {
  readonly date: LocalDate;
  readonly total: number;
  readonly completed: number;
}

/** The days that count: of a day that is not over, only what is done; days on which nothing was due are left out. */
export const countedDays = <Given extends Day>(
  days: readonly Given[],
  today: LocalDate,
): readonly Given[] =>
  days.flatMap((day) => {
    if (day.date < today) return day.total === 0 ? [] : [day];
    return day.completed === 0 ? [] : [{ ...day, total: day.completed }];
  });
