import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, endOfMonth, isoWeekday } from './local-date.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';

/** The largest interval between occurrences, by unit. */
export const EVERY_MAX = { days: 365, weeks: 52, months: 24 } as const;

/** The position of a weekday in its month: the first to the fourth, or −1 for the last. */
export const ORDINALS = [1, 2, 3, 4, -1] as const;
export type Ordinal = (typeof ORDINALS)[number];

/** The weekdays on which a week can begin. */
export const WEEK_STARTS = ['mo', 'su', 'sa'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** A recurrence rule: the days on which something occurs, counted from its start. */
export type Repeat =
  | { readonly kind: 'once' }
  | { readonly kind: 'days'; readonly every: number }
  | {
      readonly kind: 'weeks';
      readonly every: number;
      readonly weekdays: readonly Weekday[];
      /** The day on which the person's week begins; Monday by default. */
      readonly weekStart?: WeekStart | undefined;
    }
  | {
      readonly kind: 'months';
      /** Dates of the month: 1 to 31, or −1 for the last day; a month without the date is skipped. */
      readonly days: readonly number[];
      /** Every month by default. */
      readonly every?: number | undefined;
    }
  | {
      readonly kind: 'month-weekdays';
      readonly every: number;
      readonly ordinal: Ordinal;
      readonly weekday: Weekday;
    }
  /** Once a year; 29 February occurs in leap years only. */
  | { readonly kind: 'years'; readonly month: number; readonly day: number };

/** Whether a date is the first, second, third, fourth or last of its weekday in its month, as the ordinal says. */
const isOrdinal = (date: LocalDate, ordinal: Ordinal): boolean => {
  const day = Number(date.slice(8));
  return ordinal === -1
    ? day > Number(endOfMonth(date).slice(8)) - 7
    : Math.ceil(day / 7) === ordinal;
};

/** Whether a rule includes a date, regardless of its interval. */
const isNamed = (repeat: Repeat, date: LocalDate): boolean => {
  const weekday = WEEKDAYS[isoWeekday(date) - 1];
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  switch (repeat.kind) {
    case 'once':
    case 'days':
      return true;
    case 'weeks':
      return repeat.weekdays.some((one) => one === weekday);
    case 'months':
      return repeat.days.some((one) => one === day || (one === -1 && date === endOfMonth(date)));
    case 'month-weekdays':
      return repeat.weekday === weekday && isOrdinal(date, repeat.ordinal);
    case 'years':
      return repeat.month === month && repeat.day === day;
  }
};

/** Eight years, the longest time to the next 29 February. */
const LOOK_AHEAD_DAYS = 2_922;

/**
 * The first day of a rule on or after a date; null for a rule that never occurs. The rule counts from this day, so that
 * "every 2 weeks on Monday" begins with the coming Monday.
 */
export const firstDay = (repeat: Repeat, from: LocalDate): LocalDate | null => {
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(from, ahead);
    if (isNamed(repeat, date)) return date;
  }
  return null;
};
