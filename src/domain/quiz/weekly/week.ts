import type { LocalDate } from '#domain/shared/brands.ts';
import { daysBetween, localDate } from '#domain/shared/time/local-date.ts';

const FIRST_MONDAY = localDate('1970-01-05');

/**
 * The number of the week, Monday to Sunday, that contains `date`; consecutive weeks have
 * consecutive numbers.
 */
export const weekNumber = (date: LocalDate): number =>
  Math.floor(daysBetween(FIRST_MONDAY, date) / 7);
