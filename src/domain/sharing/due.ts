import type { LocalDate } from '#domain/shared/brands.ts';

interface Planned {
  readonly date: LocalDate;
  /** Whether nothing is left to do, because it is done or was set aside. */
  readonly isSettled: boolean;
  /** Whether any of it is done. */
  readonly isBegun: boolean;
  /** The day on which the person made it; null if that is not known. */
  readonly madeOn: LocalDate | null;
}

/**
 * Whether a planned item counts. An item that is still open on a day that is not over is not due yet, so it does not
 * count. Neither does an item on the day on which it was made, because its time may have passed by then, unless some of
 * it is done.
 */
export const isCounted = (
  { date, isSettled, isBegun, madeOn }: Planned,
  today: LocalDate,
): boolean => {
  if (madeOn !== null && date <= madeOn && !isBegun) return false;
  return date < today || isSettled;
};
