import { deviceZone } from '#client/lib/device-zone.ts';
import { LOCALE } from '#client/lib/locale.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isZone } from '#domain/shared/time/zone.ts';
import { dateShowing } from './calendar/dates.ts';

const placeOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');

const format = (timestamp: string, zone: string, parts: Intl.DateTimeFormatOptions): string => {
  const here = deviceZone();
  const timeZone = isZone(zone) ? zone : here;
  const text = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone }).format(
    Date.parse(timestamp),
  );
  return timeZone === here ? text : `${text} (${placeOf(timeZone)})`;
};

/** The time of day of a log, in the zone where it was made. */
export const timeText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, { timeStyle: 'short' });

/** The date and time of day of a log, in the zone where it was made. */
export const whenText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, { dateStyle: 'medium', timeStyle: 'short' });

// Formatters are created once, because creating one is slow and the calendar formats every day.
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' });
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric' });

/** A day in full, such as "Saturday, 21 November 2026". */
export const dayText = (day: LocalDate): string => DAY.format(dateShowing(day));

/** A day without its weekday, such as "21 November 2026". */
export const dateText = (day: LocalDate): string => DATE.format(dateShowing(day));

/** The month of a day, such as "November 2026". */
export const monthText = (day: LocalDate): string => MONTH.format(dateShowing(day));
