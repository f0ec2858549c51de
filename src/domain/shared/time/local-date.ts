import type { LocalDate } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

const format = (utcMs: number): LocalDate =>
  new Date(utcMs).toISOString().slice(0, 10) as LocalDate;

/** Whether `text` names a day that exists, as YYYY-MM-DD between the years 0001 and 9999. */
export const isLocalDate = (text: string): text is LocalDate => {
  const match = PATTERN.exec(text);
  if (match === null || match[1] === '0000') return false;
  const utcMs = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(utcMs) && format(utcMs) === text;
};

/** The day that `text` names. Throws a RangeError if that day does not exist. */
export const localDate = (text: string): LocalDate => {
  if (!isLocalDate(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
};

/** Whole days from `from` to `to`; negative when `to` is earlier. Counts calendar days, not hours. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS);

/** The number of a day: consecutive days have consecutive numbers. */
export const dayNumber = (date: LocalDate): number =>
  Math.round(Date.parse(`${date}T12:00:00Z`) / DAY_MS);

/** The day that is `days` days after `date`, or before it if `days` is negative. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  format(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS);

/** The number of a day's weekday by ISO 8601: from 1 for Monday to 7 for Sunday. */
export const isoWeekday = (date: LocalDate): number =>
  new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

/**
 * The calendar date of a time (HH:MM) of the person's day: the next date for hours before their day starts.
 *
 * @param dayStartsAtHour the whole hour, 0 to 12, at which the person's day begins
 */
export const calendarDate = (date: LocalDate, time: string, dayStartsAtHour: number): LocalDate =>
  Number(time.slice(0, 2)) < dayStartsAtHour ? addDays(date, 1) : date;

/** The first day of the month that contains `date`. */
export const startOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01` as LocalDate;

/** The last day of the month that contains `date`. */
export const endOfMonth = (date: LocalDate): LocalDate => {
  const month = Number(date.slice(5, 7));
  if (month === 12) return `${date.slice(0, 7)}-31` as LocalDate;
  const firstOfNext = `${date.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(firstOfNext as LocalDate, -1);
};

/** The same day of the month `months` later, or earlier if negative; the last day of a month that is too short. */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  const start = `${year}-${String((month % 12) + 1).padStart(2, '0')}`;
  const last = endOfMonth(`${start}-01` as LocalDate).slice(8);
  return `${start}-${date.slice(8) < last ? date.slice(8) : last}` as LocalDate;
};
