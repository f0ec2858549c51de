import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

/** The highest limit of looks a day; the lowest is 1. */
export const LOOKS_MAX = 10;

/** A person's own daily limit on looks at attention tests and history. */
export interface LooksLimit {
  /** Looks a day; null for no limit. */
  readonly aDay: number | null;
  /** The limit from a later day on; null if no change is pending. */
  readonly later: { readonly aDay: number | null; readonly from: LocalDate } | null;
}

export const NO_LIMIT: LooksLimit = { aDay: null, later: null };

/** The number of looks that the limit allows on a day; null for any number. */
export const looksAllowedOn = ({ aDay, later }: LooksLimit, date: LocalDate): number | null =>
  later !== null && date >= later.from ? later.aDay : aDay;

const orAny = (aDay: number | null): number => aDay ?? Number.POSITIVE_INFINITY;

/** The limit with another number: a lower one applies immediately, a higher one or no limit from tomorrow on. */
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
