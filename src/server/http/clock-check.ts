import {
  type CheckedTime,
  type ClaimedTime,
  checkClaimedTime,
} from '#domain/shared/time/clock-check.ts';
import { invalidField } from '#server/errors.ts';
import { texts } from '#texts/answers.js';

/** The message for a date that is not today in the user's time zone. */
export const notToday = (): string => texts.notToday;

/**
 * Determines the local time of an entry; see `checkClaimedTime`. Throws a 400 that names the field.
 *
 * @param field the path, in the body, of the field with the time, such as "attempts.3.timestamp"
 */
export const checkClock = (
  field: string,
  claim: ClaimedTime,
  nowMs: number,
): Extract<CheckedTime, { zone: string }> => {
  const placement = checkClaimedTime(claim, nowMs);
  if (!('problem' in placement)) return placement;
  const { problem } = placement;
  throw invalidField(problem === 'other-day' ? 'localDate' : field, texts.timeProblems[problem]);
};

/**
 * Converts a time in the body to a UTC instant (ISO 8601). Throws a 400 that names the field when the time is more than
 * a day ahead or before 1900.
 */
export const instantOf = (field: string, timestamp: string, nowMs: number): string => {
  const instantMs = Date.parse(timestamp);
  checkClock(field, { instantMs, localDate: undefined, zone: undefined }, nowMs);
  return new Date(instantMs).toISOString();
};
