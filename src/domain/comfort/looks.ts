import type { LocalDate } from '#domain/shared/brands.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

/**
 * The highest limit that a person can set on their looks at attention tests and history per day; the lowest limit is 1.
 */
export const LOOKS_MAX = 10;

/** A person's own limit on how often per day they look at attention tests and history. */
export interface LooksLimit {
  /** The number of looks allowed per day; null for no limit. */
  readonly aDay: number | null;
  /** The limit that replaces this one from a later day on; null if no change is pending. */
  readonly later: { readonly aDay: number | null; readonly from: LocalDate } | null;
}

export const NO_LIMIT: LooksLimit = { aDay: null, later: null };

/** The number of looks that the limit allows on a day; null for no limit. */
export const looksAllowedOn = ({ aDay, later }: LooksLimit, date: LocalDate): number | null =>
  later !== null && date >= later.from ? later.aDay : aDay;

const orAny = (aDay: number | null): number => aDay ?? Number.POSITIVE_INFINITY;

/**
 * Changes the number of looks that are allowed per day. A lower number applies immediately; a higher number or no limit
 * applies from tomorrow on.
 */
export const withLooksADay = (
  limit: LooksLimit,
  aDay: number | null,
  today: LocalDate,
): LooksLimit => {
  const now = looksAllowedOn(limit, today);
  return orAny(aDay) > orAny(now)
    ? { aDay: now, later: { aDay, from: addDays(today, 1) } }
    : { aDay, later: null };
};

/** One look at attention tests or history. */
export interface Look {
  readonly id: string;
  /** The day on the person's calendar. */
  readonly localDate: LocalDate;
}

/** The number of looks on a day; looks with the same id count once. */
export const looksOn = (looks: readonly Look[], date: LocalDate): number =>
  new Set(looks.flatMap(({ id, localDate }) => (localDate === date ? [id] : []))).size;

/** A look lasts until this long after the person last saw tests or history, so that a reload is not another look. */
export const SAME_LOOK_MS = 10 * MINUTE_MS;

/**
 * Whether seeing tests or history now belongs to the look before. Both times are in UTC ms.
 *
 * @param lastSeenMs when the person last saw tests or history; null for never
 */
export const isSameLook = (lastSeenMs: number | null, nowMs: number): boolean =>
  lastSeenMs !== null && nowMs >= lastSeenMs && nowMs - lastSeenMs < SAME_LOOK_MS;
