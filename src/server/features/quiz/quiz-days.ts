import type { LocalDate } from '#domain/shared/brands.ts';
import { checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { HttpError } from '#server/errors.ts';
import { NOT_TODAY } from '#server/http/clock-check.ts';

/** A day as a call names it. */
interface DayClaim {
  /** ISO 8601; without it, now. */
  readonly timestamp?: string | undefined;
  readonly localDate?: LocalDate | undefined;
  readonly zone?: string | undefined;
}

const IMPOSSIBLE = 'This time is not possible. Check the clock of this device.';

/**
 * The day that it is for the person, or was when they finished, and their zone. Throws a 400 for a time
 * that has not come yet, and for a date that is no today then anywhere near the zone.
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

/** A check-in is sent at the latest in the week after it was begun. */
const ASKED_DAYS_BACK = 14;

/**
 * The day whose weekly questions are asked for: today, or one of the two weeks before, because a
 * check-in that was begun goes on with its questions. Throws a 400 for any other day.
 */
export const askedDayOf = ({ localDate, zone }: DayClaim, nowMs: number): LocalDate => {
  const today = todayOf({ zone }, nowMs, 'query').localDate;
  const isBack = localDate !== undefined && localDate < today;
  if (isBack && daysBetween(localDate, today) <= ASKED_DAYS_BACK) return localDate;
  return todayOf({ localDate, zone }, nowMs, 'query').localDate;
};

/**
 * When answers were finished, as ISO 8601 in UTC with milliseconds. A clock that runs ahead does not
 * make them later than now.
 */
export const finishedAtOf = ({ timestamp }: Pick<DayClaim, 'timestamp'>, nowMs: number): string => {
  const finishedMs = timestamp === undefined ? nowMs : Date.parse(timestamp);
  return new Date(Math.min(finishedMs, nowMs)).toISOString();
};
