import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, localDate, startOfMonth } from '#domain/shared/time/local-date.ts';

export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The day that a calendar's Date object shows: its year, month and day on this device's clock. */
export const dayShownBy = (date: Date): LocalDate =>
  localDate(
    `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`,
  );

/**
 * A Date object that shows `day` on this device's clock, whatever its zone. It stands at noon,
 * because some zones skip midnight on some days.
 */
export const dateShowing = (day: LocalDate): Date => {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

/**
 * All the days that a month's page can show: six whole weeks, the first of which holds the first day
 * of the month, whatever day weeks begin with.
 */
export const daysAround = (monthOf: LocalDate): DateRange => ({
  from: addDays(startOfMonth(monthOf), -6),
  to: addDays(startOfMonth(monthOf), 41),
});

/** An instant as a `datetime-local` field shows it on this device's clock: "2026-11-21T09:30". */
export const clockText = (instantMs: number): string => {
  const date = new Date(instantMs);
  return `${dayShownBy(date)}T${digits(date.getHours(), 2)}:${digits(date.getMinutes(), 2)}`;
};

/** The instant that a `datetime-local` field means on this device's clock; null for no time. */
export const instantOfClock = (text: string): number | null => {
  const instantMs = new Date(text).getTime();
  return text === '' || Number.isNaN(instantMs) ? null : instantMs;
};
