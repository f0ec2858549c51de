import { dateFormat } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { LOCALE } from '#client/lib/locale.ts';
import { isZone } from '#domain/shared/time/zone.ts';

/** Names of UTC, which stand for no place: who sent no zone was where the person is. */
const isPlace = (zone: string): boolean =>
  isZone(zone) && zone.includes('/') && !zone.startsWith('Etc/');

const placeOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');

const format = (timestamp: string, zone: string, parts: Intl.DateTimeFormatOptions): string => {
  const here = deviceZone();
  const timeZone = isPlace(zone) ? zone : here;
  const text = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone }).format(
    Date.parse(timestamp),
  );
  return timeZone === here ? text : `${text} (${placeOf(timeZone)})`;
};

/** The time of day of a log, in the zone where it was made; on this device's clock where that is not known. */
export const timeText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, { timeStyle: 'short' });

/** The date and time of day of a log, in the zone where it was made. */
export const whenText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, { dateStyle: 'medium', timeStyle: 'short' });

/** The month of a day, such as "November 2026". */
export const monthText = dateFormat({ month: 'long', year: 'numeric' });
