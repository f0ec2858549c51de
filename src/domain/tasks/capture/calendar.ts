import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, endOfMonth, isLocalDate, isoWeekday } from '#domain/shared/time/local-date.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import type { DayContext } from './grammar.ts';

/** The last day that a line can name. */
export const LATEST = '2100-12-31';

/** The first date from `from` on that is on a weekday. */
export const onWeekday = (from: LocalDate, weekday: Weekday): LocalDate =>
  addDays(from, (WEEKDAYS.indexOf(weekday) + 1 - isoWeekday(from) + 7) % 7);

export const nextMonday = (today: LocalDate): LocalDate => onWeekday(addDays(today, 1), 'mo');

/** The calendar date; null if it does not exist, is before today or is after `LATEST`. */
export const ofParts = (
  year: number,
  month: number,
  day: number,
  today: LocalDate,
): LocalDate | null => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isLocalDate(date) && date >= today && date <= LATEST ? date : null;
};

/** The next date with this day and month, or the date in the given year. */
export const ofMonth = (
  day: string | undefined,
  month: number,
  year: string | undefined,
  { today }: DayContext,
): LocalDate | null => {
  const first = Number(today.slice(0, 4));
  if (year !== undefined) return ofParts((Number(year) % 100) + 2000, month, Number(day), today);
  // 29 February can be eight years away.
  const years = Array.from({ length: 9 }, (_, ahead) => first + ahead);
  return (
    years.map((one) => ofParts(one, month, Number(day), today)).find((date) => date !== null) ??
    null
  );
};

/** The first date after `today` with this day of the month. */
export const onDayOfMonth = (today: LocalDate, day: number): LocalDate | null => {
  const wanted = String(day).padStart(2, '0');
  const days = Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead + 1));
  return days.find((date) => date.endsWith(`-${wanted}`)) ?? null;
};

/** The same day some months later, or the last day of a shorter month. */
export const monthsAfter = (today: LocalDate, months: number): LocalDate => {
  const place = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;
  const date = `${month}-${today.slice(8)}`;
  const first = `${month}-01`;
  if (isLocalDate(date)) return date;
  return isLocalDate(first) ? endOfMonth(first) : today;
};

/** The next date that two numbers name, in the person's order. */
export const ofDigits = (
  { a, b, y }: Readonly<Record<string, string | undefined>>,
  context: DayContext,
): LocalDate | null => {
  const [first, second] = [Number(a), Number(b)];
  // A number over twelve is a day in either position.
  const isDayFirst = first > 12 || (second <= 12 && context.isDayFirst);
  return isDayFirst ? ofMonth(a, second, y, context) : ofMonth(b, first, y, context);
};
