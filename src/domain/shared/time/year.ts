import type { LocalDate } from '#domain/shared/brands.ts';

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

/** The year, 1 to 9999, that contains `date`. */
export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

/** Each of the 365 or 366 days of a year (1 to 9999), from 1 January. */
export const datesOfYear = (year: number): readonly LocalDate[] =>
  DAYS_OF_MONTHS.flatMap((days, index) => {
    const length = index === 1 && isLeap(year) ? 29 : days;
    const month = `${digits(year, 4)}-${digits(index + 1, 2)}`;
    return Array.from({ length }, (_, day) => `${month}-${digits(day + 1, 2)}` as LocalDate);
  });
