import { type Countdown, endsAtMs, remainingMs } from './countdown.ts';

const MINUTE_MS = 60_000;

/** A countdown of at least this long has its heads-up at a fixed time before its end. */
const LONG_MS = 20 * MINUTE_MS;
/** How long before the end of a long countdown the heads-up comes. */
const LONG_LEAD_MS = 5 * MINUTE_MS;
/** The share of a shorter countdown that is left at its heads-up. */
const SHORT_LEAD_SHARE = 0.2;
/**
 * An end that nobody could be told for longer than this, as when the device was asleep, is shown but
 * makes no sound any more: by then the sound would only startle.
 */
export const STALE_AFTER_MS = 5 * MINUTE_MS;

/** The two moments that a person is told of: that the end is near, and the end. */
export type Cue = 'heads-up' | 'end';

/** A countdown, and the last cue of it that was given. */
export interface Timed {
  readonly countdown: Countdown;
  readonly told: Cue | null;
}

/** How a countdown stands: `ending` from its heads-up on, `over` from its end on. */
export type TimedPhase = 'running' | 'ending' | 'over' | 'paused';

/** How long before the end the heads-up comes, in whole ms. */
export const headsUpLeadMs = (durationMs: number): number =>
  durationMs >= LONG_MS ? LONG_LEAD_MS : Math.round(durationMs * SHORT_LEAD_SHARE);

/** How the countdown stands at this instant. */
export const phaseAt = (countdown: Countdown, nowMs: number): TimedPhase => {
  if (countdown.pausedAtMs !== null) return 'paused';
  const leftMs = remainingMs(countdown, nowMs);
  if (leftMs === 0) return 'over';
  return leftMs <= headsUpLeadMs(countdown.durationMs) ? 'ending' : 'running';
};

/**
 * The cue to give at this instant, or null. When the heads-up was missed until after the end, only
 * the end is left to tell; nothing is told twice.
 */
export const dueCue = ({ countdown, told }: Timed, nowMs: number): Cue | null => {
  const phase = phaseAt(countdown, nowMs);
  if (phase === 'over') return told === 'end' ? null : 'end';
  return phase === 'ending' && told === null ? 'heads-up' : null;
};

/** The instant of the next cue that is still ahead; null when none is, or while it is held. */
export const nextCueAtMs = ({ countdown, told }: Timed, nowMs: number): number | null => {
  if (countdown.pausedAtMs !== null) return null;
  const endMs = endsAtMs(countdown);
  const headsUpMs = endMs - headsUpLeadMs(countdown.durationMs);
  if (told === null && headsUpMs > nowMs) return headsUpMs;
  return told !== 'end' && endMs > nowMs ? endMs : null;
};

/** Whether the end is so long ago that it is only shown. */
export const isStale = (countdown: Countdown, nowMs: number): boolean =>
  nowMs - endsAtMs(countdown) > STALE_AFTER_MS;
