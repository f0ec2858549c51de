import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/answers.js';
import { HttpError } from './errors.ts';

/**
 * Validates a date from a device. Throws a 400 for a date after tomorrow in UTC, because that date is in the future in
 * every time zone.
 *
 * @param path the location in the request, such as `body.date`
 */
export const notAhead = (date: LocalDate, nowMs: number, path: string): LocalDate => {
  if (date <= addDays(localDateAt(nowMs, 'UTC'), 1)) return date;
  const message = texts.dateAhead;
  throw new HttpError('invalid', message, { issues: [{ path, message }] });
};
