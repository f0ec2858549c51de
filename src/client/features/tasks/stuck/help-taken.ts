import { deviceValue } from '#client/sync/device-value.ts';
import { isText, isWhole, oneOf, readAs, shaped } from '#domain/shared/guards.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { HELPS, STUCK_REASONS } from '#domain/tasks/stuck.ts';

const isHelpTaken = shaped(
  { title: isText, reason: oneOf(STUCK_REASONS), help: oneOf(HELPS) },
  /** When the person accepted it, in UTC ms. Earlier versions did not store it. */
  { atMs: isWhole },
);

/** The times after which the person is first and no longer asked whether a way to help worked, in ms. */
const ASKED_FROM_MS = 10 * MINUTE_MS;
const ASKED_UNTIL_MS = 4 * 60 * MINUTE_MS;

/** Whether it is time to ask whether a way to help worked: not at once, and not after hours. */
export const isTimeToAsk = (atMs: number | undefined, nowMs: number): boolean => {
  const sinceMs = nowMs - (atMs ?? 0);
  return sinceMs >= ASKED_FROM_MS && sinceMs < ASKED_UNTIL_MS;
};

/** The last way to help that the person accepted and has not rated yet; null if there is none. */
export const helpTaken = deviceValue('task-stuck', readAs(isHelpTaken));
