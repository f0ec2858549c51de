import { deviceZone } from './device-zone.ts';
import { LOCALE } from './locale.ts';

/**
 * A function that formats instants, UTC ms or ISO 8601, on the person's clock or on that of a given zone.
 * Formatters are kept, because making one takes as long as formatting hundreds of times.
 */
export const momentFormat = (parts: Intl.DateTimeFormatOptions) => {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (instant: number | string, timeZone = deviceZone()): string => {
    const formatter =
      formatters.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone });
    formatters.set(timeZone, formatter);
    return formatter.format(typeof instant === 'string' ? Date.parse(instant) : instant);
  };
};

/** The time of day, such as "14:25". */
export const clockTimeText = momentFormat({ timeStyle: 'short' });
