import { dateFormat } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { clockTimeText, dateAndTimeText } from '#client/lib/time/moment-text.ts';
import type { MoodLog } from '#contract/mood.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isZone } from '#domain/shared/time/zone.ts';

/**
 * Whether a time zone is named after a place. The names of UTC are not, so a log with such a zone is shown in this
 * device's zone.
 */
const isPlace = (zone: string): boolean =>
  isZone(zone) && zone.includes('/') && !zone.startsWith('Etc/');

const placeOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');

const format = (timestamp: string, zone: string, textOf: typeof clockTimeText): string => {
  const here = deviceZone();
  const timeZone = isPlace(zone) ? zone : here;
  const text = textOf(timestamp, timeZone);
  return timeZone === here ? text : `${text} (${placeOf(timeZone)})`;
};

/** The time of day of a log in the zone where it was made, or in this device's zone if that zone is unknown. */
export const timeText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, clockTimeText);

/** The date and time of day of a log, in the zone where it was made. */
export const whenText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, dateAndTimeText);

/** The time of day of a log, and its date unless the log is from today. */
export const shortWhenText = (
  { timestamp, zone, localDate }: Pick<MoodLog, 'timestamp' | 'zone' | 'localDate'>,
  today: LocalDate,
): string => (localDate === today ? timeText : whenText)(timestamp, zone);

/** The month of a day as text, such as "November 2026". */
export const monthText = dateFormat({ month: 'long', year: 'numeric' });
