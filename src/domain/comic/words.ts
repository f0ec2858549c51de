import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/comic.js';

/** The name of a day of the week. */
export const weekdayOf = (date: LocalDate): string =>
  texts.weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
