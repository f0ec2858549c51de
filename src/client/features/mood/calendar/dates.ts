import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, localDate, startOfMonth } from '#domain/shared/time/local-date.ts';

export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The date that a Date object shows on this device's clock. */
export const dayShownBy = (date: Date): LocalDate =>
  localDate(
    `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`,
  );

/** A Date object that shows `day` on this device's clock; at noon, because some zones skip midnight on some days. */
export const dateShowing = (day: LocalDate): Date => {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

/**
 * All days that the page of a month can show: six weeks from the week of its first day, whichever day
 * weeks start on.
 */
export const daysAround = (monthOf: LocalDate): DayRange => ({
  from: addDays(startOfMonth(monthOf), -6),
  to: addDays(startOfMonth(monthOf), 41),
});
