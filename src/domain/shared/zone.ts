import type { LocalDate } from './brands.ts';
import { addDays } from './local-date.ts';

// Names of zones come in any letter case, so what is kept has to have an end.
const FORMATTERS_KEPT = 1_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

// Swedish writes "2026-03-10 14", in which each part has its place; taking parts costs three times as much.
const formatterFor = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  if (formatters.size >= FORMATTERS_KEPT) formatters.clear();
  formatters.set(zone, made);
  return made;
};

const WALL_CLOCK = /^(\d+)-(\d\d)-(\d\d)\D+(\d\d)$/;

/** Whether `zone` is an IANA time zone that this runtime knows, such as "Asia/Kolkata". */
export const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone)) return false;
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
};

/**
 * The person's local date at an instant.
 *
 * @param instantMs milliseconds since the Unix epoch
 * @param zone an IANA zone; throws a RangeError for an unknown one
 * @param dayStartsAtHour the whole hour, 0 to 12, at which this person's day begins: before it, the
 *   clock still counts to the day before (4 suits people who stay up late)
 */
export const localDateAt = (instantMs: number, zone: string, dayStartsAtHour = 0): LocalDate => {
  const [, year = '', month, day, hour] =
    WALL_CLOCK.exec(formatterFor(zone).format(instantMs)) ?? [];
  const date = `${year.padStart(4, '0')}-${month}-${day}` as LocalDate;
  return Number(hour) < dayStartsAtHour ? addDays(date, -1) : date;
};
