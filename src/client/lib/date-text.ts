import { LOCALE, lazily } from '#client/lib/locale.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/**
 * A function that formats local dates; they are formatted as noon UTC, because they have no zone.
 */
export const dateFormat = (parts: Intl.DateTimeFormatOptions) => {
  const formatter = lazily(() => new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' }));
  return (date: LocalDate): string => formatter().format(Date.parse(`${date}T12:00:00Z`));
};

/** A day in full, such as "Saturday, 21 November 2026". */
export const dayText = dateFormat({ dateStyle: 'full' });

/** A day without its weekday, such as "21 November 2026". */
export const dateText = dateFormat({ dateStyle: 'long' });

/** A short weekday, such as "Sat". */
export const weekdayText = dateFormat({ weekday: 'short' });

/** A day without its year, such as "21 Nov". */
export const shortDateText = dateFormat({ day: 'numeric', month: 'short' });

const clock = lazily(
  () => new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: 'UTC' }),
);

/** A local time as HH:MM in the person's way of writing it, such as "14:25" or "2:25 PM". */
export const localTimeText = (time: string): string => {
  const atMs = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(atMs) ? time : clock().format(atMs);
};
