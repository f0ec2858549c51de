import type { LocalDate } from '#domain/shared/brands.ts';
import { daysBetween } from './local-date.ts';
import { localDateAt } from './zone.ts';

const DAY_MS = 86_400_000;

/** When a person says that something happened. */
export interface ClaimedTime {
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
  readonly localDate: LocalDate | undefined;
  readonly zone: string | undefined;
}

export type CheckedTime =
  | { readonly localDate: LocalDate; readonly zone: string }
  | { readonly problem: 'future' | 'long-ago' | 'other-day' };

/** Before it, calendars and zones differ too much for a date to mean anything. */
const EARLIEST_MS = Date.parse('1900-01-02T00:00:00Z');

/**
 * Decides on which of the person's days an entry belongs. A clock may run ahead by at most a day. A
 * local date has to be within a day of the date in the zone (or in UTC, without a zone): a day may
 * start late, and devices know different versions of a zone's rules. Without a local date, the
 * date in the zone counts.
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
