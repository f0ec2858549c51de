import type { LocalDate } from '#domain/shared/brands.ts';
import { isoWeekday, localDate } from '#domain/shared/time/local-date.ts';
import { EVERY_MAX, firstDay, type Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';

/**
 * The weekdays from the first to the second one, across the weekend if the second one comes earlier in the week.
 */
export const weekdaysBetween = ([first, second]: readonly Weekday[]): readonly Weekday[] => {
  if (first === undefined || second === undefined) return [];
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(second)];
  return WEEKDAYS.filter((_, at) => (from <= to ? from <= at && at <= to : at >= from || at <= to));
};

const weekdayAt = (date: LocalDate): Weekday => WEEKDAYS[isoWeekday(date) - 1] ?? 'mo';

export const weeks = (every: number, weekdays: readonly Weekday[]): Repeat | null =>
  every <= EVERY_MAX.weeks && weekdays.length > 0 ? { kind: 'weeks', every, weekdays } : null;

export const months = (every: number, days: readonly number[]): Repeat | null =>
  every <= EVERY_MAX.months && days.every((day) => day === -1 || (day >= 1 && day <= 31))
    ? { kind: 'months', every, days }
    : null;

/** Counted from this date, any day that exists in some year occurs within eight years. */
const LEAP_DAY = localDate('2024-02-29');

export const years = (month: number, day: number): Repeat | null => {
  const repeat: Repeat = { kind: 'years', month, day };
  return firstDay(repeat, LEAP_DAY) === null ? null : repeat;
};

const dayOf = (date: LocalDate): number => Number(date.slice(8));

/** A unit of time in which a rhythm can be counted. */
export type RhythmUnit = 'day' | 'week' | 'month' | 'year';

/** A repeat every `count` units, counted from a date; on the weekdays, if there are some. */
export const everyUnit = (
  count: number,
  unit: RhythmUnit,
  from: LocalDate,
  weekdays?: readonly Weekday[],
): Repeat | null => {
  if (count < 1) return null;
  if (unit === 'day') return count <= EVERY_MAX.days ? { kind: 'days', every: count } : null;
  if (unit === 'week') return weeks(count, weekdays ?? [weekdayAt(from)]);
  if (unit === 'month') return months(count, [dayOf(from)]);
  return count === 1 ? years(Number(from.slice(5, 7)), dayOf(from)) : null;
};
