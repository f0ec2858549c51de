import { deviceZone } from '#client/lib/device-zone.ts';
import { LOCALE } from '#client/lib/locale.ts';
import { currentMs } from '#client/platform/after.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/**
 * Returns a function that formats instants (UTC ms or ISO 8601) in the person's time zone or in a given zone.
 * Formatters are cached, because creating a formatter takes as long as formatting hundreds of times.
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

/** The date and the time of day, such as "21 Nov 2026, 14:25". */
export const dateAndTimeText = momentFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** When something ended: the time of day, or with the date if it was not today. */
export const endedWhen = (endedAtMs: number) =>
  localDateAt(endedAtMs, deviceZone()) === localDateAt(currentMs(), deviceZone())
    ? ({ day: 'today', time: clockTimeText(endedAtMs) } as const)
    : ({ day: 'other', time: dateAndTimeText(endedAtMs) } as const);
