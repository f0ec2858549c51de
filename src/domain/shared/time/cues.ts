import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { type Countdown, endsAtMs, remainingMs } from './countdown.ts';

/**
 * The shortest duration of a long countdown, in milliseconds. In a long countdown, the heads-up (the signal before the
 * end) comes at a fixed time before the end.
 */
const LONG_MS = 20 * MINUTE_MS;
/** The time from the heads-up to the end of a long countdown. */
const LONG_LEAD_MS = 5 * MINUTE_MS;
/** The time from the heads-up to the end of a shorter countdown, as a share of its duration. */
const SHORT_LEAD_SHARE = 0.2;
/**
 * How late the end of a countdown can be noticed and still make a sound, in milliseconds. An end that is noticed later,
 * for instance because the device was asleep, is shown without a sound, because a sound would only startle.
 */
export const STALE_AFTER_MS = 5 * MINUTE_MS;

/** The two cues of a countdown: one shortly before its end, and one at its end. */
export const CUES = ['heads-up', 'end'] as const;
export type Cue = (typeof CUES)[number];

/** A countdown with the last cue that was given for it. */
export interface Timed {
  readonly countdown: Countdown;
  readonly told: Cue | null;
}

/** The state of a countdown: `ending` after its heads-up, `over` after its end. */
export type TimedPhase = 'running' | 'ending' | 'over' | 'paused';

/** The time from the heads-up to the end, in whole milliseconds. */
export const headsUpLeadMs = (durationMs: number): number =>
  durationMs >= LONG_MS ? LONG_LEAD_MS : Math.round(durationMs * SHORT_LEAD_SHARE);

/** The state of the countdown at an instant. */
export const phaseAt = (countdown: Countdown, nowMs: number): TimedPhase => {
  if (countdown.pausedAtMs !== null) return 'paused';
  const leftMs = remainingMs(countdown, nowMs);
  if (leftMs === 0) return 'over';
  return leftMs <= headsUpLeadMs(countdown.durationMs) ? 'ending' : 'running';
};

/**
 * The cue to give at an instant; null for no cue. Each cue is given once, and a heads-up that was missed until after
 * the end is skipped.
 */
export const dueCue = ({ countdown, told }: Timed, nowMs: number): Cue | null => {
  const phase = phaseAt(countdown, nowMs);
  if (phase === 'over') return told === 'end' ? null : 'end';
  return phase === 'ending' && told === null ? 'heads-up' : null;
};

/** The instant of the next cue after `nowMs`; null if there is none or while the countdown is paused. */
export const nextCueAtMs = ({ countdown, told }: Timed, nowMs: number): number | null => {
  if (countdown.pausedAtMs !== null) return null;
  const endMs = endsAtMs(countdown);
  const headsUpMs = endMs - headsUpLeadMs(countdown.durationMs);
  if (told === null && headsUpMs > nowMs) return headsUpMs;
  return told !== 'end' && endMs > nowMs ? endMs : null;
};

/** Whether the countdown ended so long ago that its end is shown without a sound. */
export const isStale = (countdown: Countdown, nowMs: number): boolean =>
  nowMs - endsAtMs(countdown) > STALE_AFTER_MS;
