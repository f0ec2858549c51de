import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, endOfMonth, isoWeekday } from './local-date.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';

/** The largest distance from one occurrence to the next, by its unit. */
export const EVERY_MAX = { days: 365, weeks: 52, months: 24 } as const;

/** Which weekday of its month: the first to the fourth, or −1 for the last. */
export const ORDINALS = [1, 2, 3, 4, -1] as const;
export type Ordinal = (typeof ORDINALS)[number];

/** The days on which weeks begin somewhere. */
export const WEEK_STARTS = ['mo', 'su', 'sa'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** On which days something comes, from its start on. */
export type Repeat =
  | { readonly kind: 'once' }
  | { readonly kind: 'days'; readonly every: number }
  | {
      readonly kind: 'weeks';
      readonly every: number;
      readonly weekdays: readonly Weekday[];
      /** The day on which the person's week begins; Monday where nothing is said. */
      readonly weekStart?: WeekStart | undefined;
    }
  | {
      readonly kind: 'months';
      /** Dates of the month: 1 to 31, or −1 for the last day; a month without the date has none. */
      readonly days: readonly number[];
      /** Each month where nothing is said. */
      readonly every?: number | undefined;
    }
  | {
      readonly kind: 'month-weekdays';
      readonly every: number;
      readonly ordinal: Ordinal;
      readonly weekday: Weekday;
    }
  /** Once a year; 29 February comes in leap years only. */
  | { readonly kind: 'years'; readonly month: number; readonly day: number };

/** The place of a date in its month, from the first or, when negative, from the last such weekday on. */
const isOrdinal = (date: LocalDate, ordinal: Ordinal): boolean => {
  const day = Number(date.slice(8));
  return ordinal === -1
    ? day > Number(endOfMonth(date).slice(8)) - 7
    : Math.ceil(day / 7) === ordinal;
};

/** Whether the days that a rule names hold a date, whatever its distance from one to the next. */
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

/** The eight years that 29 February can be away. */
const LOOK_AHEAD_DAYS = 2_922;

/**
 * The first day of a rule from a date on. From it the rule counts, so that "every 2 weeks on Monday" begins with the
 * coming Monday; null for a rule that never comes.
 */
export const firstDay = (repeat: Repeat, from: LocalDate): LocalDate | null => {
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const date = addDays(from, ahead);
    if (isNamed(repeat, date)) return date;
  }
  return null;
};
