/**
 * A countdown that stores absolute instants, so that its value is right at any time without updates in
 * between. All times are milliseconds; instants are since the Unix epoch.
 */
export interface Countdown {
  readonly startedAtMs: number;
  /** Its duration without pauses, more than 0. */
  readonly durationMs: number;
  /** When the current pause began; null while it runs. */
  readonly pausedAtMs: number | null;
  /** The sum of all earlier pauses; below 0 only when the clock was set back during one. */
  readonly pausedTotalMs: number;
}

/** A countdown that begins now. */
export const startCountdown = (durationMs: number, nowMs: number): Countdown => ({
  startedAtMs: nowMs,
  durationMs,
  pausedAtMs: null,
  pausedTotalMs: 0,
});

/** Pauses a countdown; a paused one is unchanged. */
export const pauseCountdown = (countdown: Countdown, nowMs: number): Countdown =>
  countdown.pausedAtMs === null ? { ...countdown, pausedAtMs: nowMs } : countdown;

/** Resumes a countdown; a running one is unchanged. */
export const resumeCountdown = (countdown: Countdown, nowMs: number): Countdown => {
  const { pausedAtMs, pausedTotalMs } = countdown;
  if (pausedAtMs === null) return countdown;
  return { ...countdown, pausedAtMs: null, pausedTotalMs: pausedTotalMs + nowMs - pausedAtMs };
};

/** The start, moved later by all finished pauses: the instant from which its seconds are counted. */
export const countsFromMs = ({ startedAtMs, pausedTotalMs }: Countdown): number =>
  startedAtMs + pausedTotalMs;

/** The instant at which it ends unless it is paused again. */
export const endsAtMs = (countdown: Countdown): number =>
  countsFromMs(countdown) + countdown.durationMs;

/** The time that it has run, at least 0 even when the clock was set back. */
const elapsedMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, (countdown.pausedAtMs ?? nowMs) - countsFromMs(countdown));

/** The time left, from the duration down to 0. */
export const remainingMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, countdown.durationMs - elapsedMs(countdown, nowMs));

/** The time since its end; 0 before the end. */
export const overtimeMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, elapsedMs(countdown, nowMs) - countdown.durationMs);
