import type { LocalDate } from '#domain/shared/brands.ts';
import { checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { daysBetween } from '#domain/shared/time/local-date.ts';
import { HttpError } from '#server/errors.ts';
import { notToday } from '#server/http/clock-check.ts';
import { texts } from '#texts/quiz.js';

/** The day and time that a request claims for a quiz. */
interface DayClaim {
  /** The time in ISO 8601. If missing, the time of the request counts. */
  readonly timestamp?: string | undefined;
  readonly localDate?: LocalDate | undefined;
  readonly zone?: string | undefined;
}

/**
 * The person's day and zone at the given timestamp, or now. Throws a 400 for a time in the future, and for a date that
 * was not the current date in or near the zone.
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
    checked.problem === 'other-day'
      ? [notToday(), 'localDate']
      : [texts.timeImpossible, 'timestamp'];
  throw new HttpError('invalid', message, { issues: [{ path: `${part}.${field}`, message }] });
};

/**
 * How many days back a check-in may have been started. It must be submitted at the latest in the week after the week in
 * which it was started.
 */
const ASKED_DAYS_BACK = 14;

/**
 * The day whose week determines the questions of a check-in: today, or a day in the past two weeks, because a check-in
 * that was started earlier keeps its questions. Throws a 400 for any other day.
 */
export const askedDayOf = ({ localDate, zone }: DayClaim, nowMs: number): LocalDate => {
  const today = todayOf({ zone }, nowMs, 'query').localDate;
  const isBack = localDate !== undefined && localDate < today;
  if (isBack && daysBetween(localDate, today) <= ASKED_DAYS_BACK) return localDate;
  return todayOf({ localDate, zone }, nowMs, 'query').localDate;
};

/**
 * When the quiz was finished, in ISO 8601, UTC, with milliseconds. It is never later than now, even if the device's
 * clock is fast.
 */
export const finishedAtOf = ({ timestamp }: Pick<DayClaim, 'timestamp'>, nowMs: number): string => {
  const finishedMs = timestamp === undefined ? nowMs : Date.parse(timestamp);
  return new Date(Math.min(finishedMs, nowMs)).toISOString();
};
