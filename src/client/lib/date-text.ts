import { LOCALE, lazily } from '#client/lib/locale.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** Returns a function that formats local dates. Because they have no time zone, they are formatted as noon UTC. */
export const dateFormat = (parts: Intl.DateTimeFormatOptions) => {
  const formatter = lazily(() => new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' }));
  return (date: LocalDate): string => formatter().format(Date.parse(`${date}T12:00:00Z`));
};

/** A day in full, such as "Saturday, 21 November 2026". */
export const dayText = dateFormat({ dateStyle: 'full' });

/** A day without its year, such as "Saturday 21 November". */
export const yearlessDayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** A day without its weekday, such as "21 November 2026". */
export const dateText = dateFormat({ dateStyle: 'long' });

/** A short weekday, such as "Sat". */
export const weekdayText = dateFormat({ weekday: 'short' });

/** A day without its year, such as "21 Nov". */
export const shortDateText = dateFormat({ day: 'numeric', month: 'short' });

const clock = lazily(
  () => new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: 'UTC' }),
);

/** Formats a local time (HH:MM) for the person's locale, such as "14:25" or "2:25 PM". */
export const localTimeText = (time: string): string => {
  const atMs = Date.parse(`1970-01-01T${time}Z`);
  return Number.isNaN(atMs) ? time : clock().format(atMs);
};
