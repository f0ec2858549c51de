import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, daysBetween } from '#domain/shared/local-date.ts';
import { localDateAt } from '#domain/shared/zone.ts';

const DAY_MS = 86_400_000;

/** When a person says that something happened. */
export interface Claim {
  /** Milliseconds since the Unix epoch. */
  readonly instantMs: number;
  readonly localDate: LocalDate | undefined;
  readonly zone: string | undefined;
}

export type Placement =
  | { readonly localDate: LocalDate; readonly zone: string }
  | { readonly problem: 'future' | 'other-day' };

/**
 * Decides on which of the person's days an entry belongs. A clock may run ahead by at most a day. A
 * local date must be one that the instant can have: in the zone given, that date or, for people
 * whose day starts late, the one before; without a zone, within a day of the date in UTC. Without
 * a local date, the date in the zone (or in UTC) counts.
 */
export const placeInTime = (claim: Claim, nowMs: number): Placement => {
  if (claim.instantMs > nowMs + DAY_MS) return { problem: 'future' };
  const zone = claim.zone ?? 'UTC';
  const date = localDateAt(claim.instantMs, zone);
  const { localDate = date } = claim;
  const fits =
    claim.zone === undefined
      ? Math.abs(daysBetween(date, localDate)) <= 1
      : localDate === date || localDate === addDays(date, -1);
  return fits ? { localDate, zone } : { problem: 'other-day' };
};
