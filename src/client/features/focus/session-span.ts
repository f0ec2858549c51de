import type { FocusSession } from './handlers.ts';

/**
 * Maximum length of a session in seconds. The server rejects longer sessions, so the app shortens them to this length.
 */
const LONGEST_S = 7 * 86_400;

/**
 * A session from its start to its end in UTC ms, with its length in whole seconds. The length is 0 if the clock was set
 * back during the session.
 */
export const sessionSpan = (startedAtMs: number, endedAtMs: number): FocusSession => {
  const lengthMs = Math.max(0, endedAtMs - startedAtMs);
  const durationSeconds = Math.min(LONGEST_S, Math.floor(lengthMs / 1_000));
  return {
    sessionStart: new Date(startedAtMs).toISOString(),
    sessionEnd: new Date(startedAtMs + lengthMs).toISOString(),
    durationSeconds,
  };
};
