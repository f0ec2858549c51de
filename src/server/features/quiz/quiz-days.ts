import type { LocalDate } from '#domain/shared/brands.ts';
import { checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { HttpError } from '#server/errors.ts';
import { NOT_TODAY } from '#server/http/clock-check.ts';

/** The day that a request claims. */
interface DayClaim {
  /** ISO 8601; defaults to now. */
  readonly timestamp?: string | undefined;
  readonly localDate?: LocalDate | undefined;
  readonly zone?: string | undefined;
}

const IMPOSSIBLE = 'This time is not possible. Check the clock of this device.';

/**
 * The person's current day and zone, or those at the given timestamp. Throws a 400 for a time in the future, and for a
 * date that was not the current one anywhere near the zone.
 */
export const todayOf = (
  { timestamp, localDate, zone }: DayClaim,
  nowMs: number,
  part: 'body' | 'query',
): { readonly localDate: LocalDate; readonly zone: string } => {
  const instantMs = timestamp === undefined ? nowMs : Date.parse(timestamp);
  const checked = checkClaimedTime({ instantMs, localDate, zone }, nowMs);
  if ('localDate' in checked) return checked;
  const [message, field] =
    checked.problem === 'other-day' ? [NOT_TODAY, 'localDate'] : [IMPOSSIBLE, 'timestamp'];
  throw new HttpError('invalid', message, { issues: [{ path: `${part}.${field}`, message }] });
};

/** A check-in is submitted no later than the week after it was started. */
const ASKED_DAYS_BACK = 14;

/**
 * The day whose weekly questions are requested: today, or a day in the past two weeks, because a check-in keeps the
 * questions it was started with. Throws a 400 for any other day.
 */
export const askedDayOf = ({ localDate, zone }: DayClaim, nowMs: number): LocalDate => {
  const today = todayOf({ zone }, nowMs, 'query').localDate;
  const isBack = localDate !== undefined && localDate < today;
  if (isBack && daysBetween(localDate, today) <= ASKED_DAYS_BACK) return localDate;
  return todayOf({ localDate, zone }, nowMs, 'query').localDate;
};

/**
 * When the answers were finished, in ISO 8601, UTC, with milliseconds. Capped at now, in case the device's clock is
 * ahead.
 */
export const finishedAtOf = ({ timestamp }: Pick<DayClaim, 'timestamp'>, nowMs: number): string => {
  const finishedMs = timestamp === undefined ? nowMs : Date.parse(timestamp);
  return new Date(Math.min(finishedMs, nowMs)).toISOString();
};
