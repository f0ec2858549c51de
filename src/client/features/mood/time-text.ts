import { dateFormat } from '#client/lib/date-text.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { LOCALE } from '#client/lib/locale.ts';
import type { MoodLog } from '#contract/mood.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isZone } from '#domain/shared/time/zone.ts';

/** Names of UTC, which stand for no place: who sent no zone was where the person is. */
const isPlace = (zone: string): boolean =>
  isZone(zone) && zone.includes('/') && !zone.startsWith('Etc/');

const placeOf = (zone: string): string => zone.replace(/^.*\//, '').replaceAll('_', ' ');

type Style = 'time' | 'date and time';

const PARTS: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  time: { timeStyle: 'short' },
  'date and time': { dateStyle: 'medium', timeStyle: 'short' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone, because making one takes as long as formatting hundreds of times. */
const formatterFor = (timeZone: string, style: Style): Intl.DateTimeFormat => {
  const key = `${style} ${timeZone}`;
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...PARTS[style], timeZone });
  formatters.set(key, made);
  return made;
};

const format = (timestamp: string, zone: string, style: Style): string => {
  const here = deviceZone();
  const timeZone = isPlace(zone) ? zone : here;
  const text = formatterFor(timeZone, style).format(Date.parse(timestamp));
  return timeZone === here ? text : `${text} (${placeOf(timeZone)})`;
};

/** The time of day of a log, in the zone where it was made; on this device's clock where that is not known. */
export const timeText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, 'time');

/** The date and time of day of a log, in the zone where it was made. */
export const whenText = (timestamp: string, zone = deviceZone()): string =>
  format(timestamp, zone, 'date and time');

/** The time of day of a log of today; of another day with its date. */
export const shortWhenText = (
  { timestamp, zone, localDate }: Pick<MoodLog, 'timestamp' | 'zone' | 'localDate'>,
  today: LocalDate,
): string => (localDate === today ? timeText : whenText)(timestamp, zone);

/** The month of a day, such as "November 2026". */
export const monthText = dateFormat({ month: 'long', year: 'numeric' });
