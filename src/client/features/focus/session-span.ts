import type { Session } from './handlers.ts';

/** More than this is taken for a mistake by the server; a page that is open longer is counted so far. */
const LONGEST_S = 7 * 86_400;

/**
 * A session from its start to its end, in whole seconds. A clock that was set back meanwhile makes it
 * 0 seconds long. Instants are UTC ms.
 */
export const sessionSpan = (startedAtMs: number, endedAtMs: number): Session => {
  const lengthMs = Math.max(0, endedAtMs - startedAtMs);
  const durationSeconds = Math.min(LONGEST_S, Math.floor(lengthMs / 1_000));
  return {
    sessionStart: new Date(startedAtMs).toISOString(),
    sessionEnd: new Date(startedAtMs + lengthMs).toISOString(),
    durationSeconds,
  };
};
