/**
 * A span of time that is counted down, by absolute instants alone: whoever asks at some instant gets
 * the right answer, however long nobody looked. All times are milliseconds; instants are UTC.
 */
export interface Countdown {
  readonly startedAtMs: number;
  /** How long it lasts without its pauses; more than 0. */
  readonly durationMs: number;
  /** When the pause that goes on now began; null while it runs. */
  readonly pausedAtMs: number | null;
  /** All earlier pauses together. Below 0 only when the clock was set back during one. */
  readonly pausedTotalMs: number;
}

/** A countdown that begins now. */
export const startCountdown = (durationMs: number, nowMs: number): Countdown => ({
  startedAtMs: nowMs,
  durationMs,
  pausedAtMs: null,
  pausedTotalMs: 0,
});

/** Holds it; one that is held already stays as it is. */
export const pauseCountdown = (countdown: Countdown, nowMs: number): Countdown =>
  countdown.pausedAtMs === null ? { ...countdown, pausedAtMs: nowMs } : countdown;

/** Lets it go on from where it was held; one that runs stays as it is. */
export const resumeCountdown = (countdown: Countdown, nowMs: number): Countdown => {
  const { pausedAtMs, pausedTotalMs } = countdown;
  if (pausedAtMs === null) return countdown;
  return { ...countdown, pausedAtMs: null, pausedTotalMs: pausedTotalMs + nowMs - pausedAtMs };
};

/** When it would have begun, had there been no pauses: the instant that its seconds count from. */
export const countsFromMs = ({ startedAtMs, pausedTotalMs }: Countdown): number =>
  startedAtMs + pausedTotalMs;

/** The instant at which its time is up, provided that it is not held from now on. */
export const endsAtMs = (countdown: Countdown): number =>
  countsFromMs(countdown) + countdown.durationMs;

/** The time that it has run. Never below 0, also where the clock was set back. */
const elapsedMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, (countdown.pausedAtMs ?? nowMs) - countsFromMs(countdown));

/** The time left: from the whole duration down to 0. */
export const remainingMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, countdown.durationMs - elapsedMs(countdown, nowMs));

/** The time since its end; 0 before. */
export const overtimeMs = (countdown: Countdown, nowMs: number): number =>
  Math.max(0, elapsedMs(countdown, nowMs) - countdown.durationMs);
