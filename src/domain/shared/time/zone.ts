import type { LocalDate } from '#domain/shared/brands.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { addDays } from './local-date.ts';

// Cached by the name in lower case, because there are about 600 zones but billions of mixed-case spellings of their
// names.
const formatters = new Map<string, Intl.DateTimeFormat>();

// The Swedish format is "2026-03-10 14:05", with parts at fixed positions; `formatToParts` would take three times as
// long.
const formatterFor = (zone: string): Intl.DateTimeFormat => {
  const name = zone.toLowerCase();
  const known = formatters.get(name);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(name, made);
  return made;
};

const WALL_CLOCK = /^(\d+)-(\d\d)-(\d\d)\D+(\d\d):(\d\d)$/;

// ICU has these short names in addition to those of IANA; several are ambiguous, and Temporal rejects them.
const ONLY_ICU = /^(A[CEGRS]T|B[ES]T|C[ANS]T|CTT|E[AC]T|I[ES]T|JST|MIT|N[ES]T|P[LNRS]T|SST|VST)$/i;

/** Whether `zone` is an IANA time zone that this runtime knows, such as "Asia/Kolkata". */
export const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone) || ONLY_ICU.test(zone)) return false;
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
 * @param dayStartsAtHour the whole hour, 0 to 12, at which this person's day begins; earlier hours belong to
 *   the day before
 */
export const localDateAt = (instantMs: number, zone: string, dayStartsAtHour = 0): LocalDate => {
  const [, year = '', month, day, hour] =
    WALL_CLOCK.exec(formatterFor(zone).format(instantMs)) ?? [];
  const date = `${year.padStart(4, '0')}-${month}-${day}` as LocalDate;
  return Number(hour) < dayStartsAtHour ? addDays(date, -1) : date;
};

/** The whole hour, 0 to 23, of the local time in a zone at an instant. Throws as `localDateAt` does. */
export const hourAt = (instantMs: number, zone: string): number =>
  Number(WALL_CLOCK.exec(formatterFor(zone).format(instantMs))?.[4]);

/**
 * The local time in a zone at an instant: the hour, 0 to 23, and the minute, 0 to 59. Throws as `localDateAt`
 * does.
 */
export const wallTimeAt = (
  instantMs: number,
  zone: string,
): { readonly hour: number; readonly minute: number } => {
  const found = WALL_CLOCK.exec(formatterFor(zone).format(instantMs));
  return { hour: Number(found?.[4]), minute: Number(found?.[5]) };
};

const DAY_MS = 1_440 * MINUTE_MS;

/**
 * The wall-clock date and time in a zone at an instant, in the format of a `datetime-local` field: "2026-03-10T14:05".
 * Throws as `localDateAt` does.
 */
export const wallClockAt = (instantMs: number, zone: string): string => {
  const [, year = '', month, day, hour, minute] =
    WALL_CLOCK.exec(formatterFor(zone).format(instantMs)) ?? [];
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
};

/**
 * The instant of a wall-clock date and time in a zone, in milliseconds since the Unix epoch; NaN for invalid text. A
 * time that the clock skips moves later by the length of the skip; for a repeated time, the first instant is used.
 * Throws as `localDateAt` does.
 *
 * @param wallClock such as "2026-03-10T14:05"
 */
export const instantAt = (wallClock: string, zone: string): number => {
  const asUtcMs = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(asUtcMs)) return Number.NaN;
  // The UTC offset changes at most once within two days.
  const [before = 0, after = 0] = [asUtcMs - DAY_MS, asUtcMs + DAY_MS].map(
    (ms) => Date.parse(`${wallClockAt(ms, zone)}Z`) - ms,
  );
  const found = [asUtcMs - before, asUtcMs - after].filter(
    (ms) => wallClockAt(ms, zone) === wallClock,
  );
  return found.length === 0 ? asUtcMs - before : Math.min(...found);
};
