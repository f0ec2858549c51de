/**
 * A countdown that stores absolute instants, so that its value is right at any time even if it was not updated in
 * between. All times are milliseconds; instants are since the Unix epoch.
 */
export interface Countdown {
  readonly startedAtMs: number;
  /** The duration without pauses, more than 0. */
  readonly durationMs: number;
  /** When the current pause began; null while the countdown runs. */
  readonly pausedAtMs: number | null;
  /** The sum of all earlier pauses; below 0 only if the clock was set back during a pause. */
  readonly pausedTotalMs: number;
}

/** A countdown that begins now. */
export const startCountdown = (durationMs: number, nowMs: number): Countdown => ({
  startedAtMs: nowMs,
  durationMs,
  pausedAtMs: null,
  pausedTotalMs: 0,
});

/** Pauses a countdown; a countdown that is already paused stays unchanged. */
export const pauseCountdown = (countdown: Countdown, nowMs: number): Countdown =>
  countdown.pausedAtMs === null ? { ...countdown, pausedAtMs: nowMs } : countdown;

/** Resumes a countdown; a countdown that is running already stays unchanged. */
export const resumeCountdown = (countdown: Countdown, nowMs: number): Countdown => {
  const { pausedAtMs, pausedTotalMs } = countdown;
  if (pausedAtMs === null) return countdown;
  return { ...countdown, pausedAtMs: null, pausedTotalMs: pausedTotalMs + nowMs - pausedAtMs };
};

/** The start, moved later by the length of all finished pauses: the instant from which the seconds are counted. */
export const countsFromMs = ({ startedAtMs, pausedTotalMs }: Countdown): number =>
  startedAtMs + pausedTotalMs;

/** The instant at which the countdown ends unless it is paused again. */
export const endsAtMs = (countdown: Countdown): number =>
  countsFromMs(countdown) + countdown.durationMs;

/** The time for which the countdown has run, at least 0 even if the clock was set back. */
const elapsedMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, (countdown.pausedAtMs ?? nowMs) - countsFromMs(countdown));

/** The time left, from the duration down to 0. */
export const remainingMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, countdown.durationMs - elapsedMs(countdown, nowMs));

/** The time since the countdown ended; 0 before the end. */
export const overtimeMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, elapsedMs(countdown, nowMs) - countdown.durationMs);
