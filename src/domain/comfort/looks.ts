import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

/** The most looks a day that can be chosen as a limit, from 1 on. */
export const LOOKS_MAX = 10;

/** How often a day a person lets themselves look at attention tests and history. */
export interface LooksLimit {
  /** So many looks a day; null for no limit. */
  readonly aDay: number | null;
  /** What holds from a later day on; null where nothing is to change. */
  readonly later: { readonly aDay: number | null; readonly from: LocalDate } | null;
}

export const NO_LIMIT: LooksLimit = { aDay: null, later: null };

/** How many looks a day the limit allows on a day; null for any number. */
export const looksAllowedOn = ({ aDay, later }: LooksLimit, date: LocalDate): number | null =>
  later !== null && date >= later.from ? later.aDay : aDay;

const orAny = (aDay: number | null): number => aDay ?? Number.POSITIVE_INFINITY;

/** The limit with another number: fewer looks hold at once, more of them, or no limit, from tomorrow on. */
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

/** How many looks there were on a day; one that comes from two places counts once. */
export const looksOn = (looks: readonly Look[], date: LocalDate): number =>
  new Set(looks.flatMap(({ id, localDate }) => (localDate === date ? [id] : []))).size;
