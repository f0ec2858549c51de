import type { LocalDate } from '#domain/shared/brands.ts';
import { daysBetween, localDate } from '#domain/shared/time/local-date.ts';

const FIRST_MONDAY = localDate('1970-01-05');

/** The number of the week, from Monday to Sunday, that holds `date`; the next week's is one higher. */
export const weekNumber = (date: LocalDate): number =>
  Math.floor(daysBetween(FIRST_MONDAY, date) / 7);
