import { LOCALE } from '#client/lib/locale.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

// A local date has no zone; as an instant it is noon in UTC, and so it is written in UTC.
const format = (parts: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' });
  return (date: LocalDate): string => formatter.format(Date.parse(`${date}T12:00:00Z`));
};

/** A day in full, such as "Saturday, 21 November 2026". */
export const dayText = format({ dateStyle: 'full' });

/** A day without its weekday, such as "21 November 2026". */
export const dateText = format({ dateStyle: 'long' });

/** The weekday of a day in short, such as "Sat". */
export const weekdayText = format({ weekday: 'short' });

/** A day without its year, such as "21 Nov". */
export const shortDateText = format({ day: 'numeric', month: 'short' });
