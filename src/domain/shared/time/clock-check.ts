import type { LocalDate } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { daysBetween } from './local-date.ts';
import { localDateAt } from './zone.ts';

/** The date and time that a client claims for an entry. */
export interface ClaimedTime {
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
  readonly localDate: LocalDate | undefined;
  readonly zone: string | undefined;
}

/** The accepted local date and zone, or why the claim is rejected. */
export type CheckedTime =
  | { readonly localDate: LocalDate; readonly zone: string }
  | { readonly problem: 'future' | 'long-ago' | 'other-day' };

/** The earliest accepted instant, because calendars and zones before it are not well defined. */
const EARLIEST_MS = Date.parse('1900-01-02T00:00:00Z');

/**
 * The clock check: accepts or refuses a claimed time, and returns the local date of the entry. The instant
 * may be at most a day after `nowMs`. The local date may differ by at most a day from the date in the zone
 * (UTC without a zone), because a person's day may start late and devices have different versions of the
 * zone rules. Without a local date, the date in the zone is used.
 */
export const checkClaimedTime = (claim: ClaimedTime, nowMs: number): CheckedTime => {
  if (claim.instantMs > nowMs + DAY_MS) return { problem: 'future' };
  if (claim.instantMs < EARLIEST_MS) return { problem: 'long-ago' };
  const { zone = 'UTC' } = claim;
  const date = localDateAt(claim.instantMs, zone);
  const { localDate = date } = claim;
  if (Math.abs(daysBetween(date, localDate)) > 1) return { problem: 'other-day' };
  return { localDate, zone };
};
