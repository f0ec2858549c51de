import type { LocalDate } from '#domain/shared/brands.ts';
import { HOUR_MS, SECOND_MS } from '#domain/shared/time/durations.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** The first instant, in milliseconds since the Unix epoch, at which a day is over in a zone. */
export const endOfDayMs = (date: LocalDate, zone: string): number => {
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  // No zone is more than 14 hours away from UTC, so the day is not yet over at `before` but is over at `after`.
  let [before, after] = [noonMs - 15 * HOUR_MS, noonMs + 27 * HOUR_MS];
  while (after - before > SECOND_MS) {
    const middle = before + Math.floor((after - before) / 2 / SECOND_MS) * SECOND_MS;
    if (localDateAt(middle, zone) > date) after = middle;
    else before = middle;
  }
  return after;
};
