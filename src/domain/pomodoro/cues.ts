import { type Cue, headsUpLeadMs, STALE_AFTER_MS } from '#domain/shared/time/cues.ts';
import type { Pomodoro } from './timer.ts';

/**
 * The cue for a timer that moved from one state to a later one: a single `end` if one or more phases ended, `heads-up`
 * if the current phase ends soon, otherwise null.
 */
export const cueBetween = (before: Pomodoro, after: Pomodoro): Cue | null => {
  if (before.endsAtMs === null) return null;
  if (after.endedAtMs !== null) return 'end';
  if (after.endsAtMs === null) return null;
  if (before.phase !== after.phase || before.completed !== after.completed) return 'end';
  const leadMs = headsUpLeadMs(after.phaseMs);
  return before.leftMs > leadMs && after.leftMs <= leadMs ? 'heads-up' : null;
};

/**
 * The instant of the next cue, in milliseconds since the Unix epoch; null while the timer is
 * stopped.
 */
export const nextCueAtMs = ({ endsAtMs, phaseMs, leftMs }: Pomodoro): number | null => {
  if (endsAtMs === null) return null;
  const leadMs = headsUpLeadMs(phaseMs);
  return leftMs > leadMs ? endsAtMs - leadMs : endsAtMs;
};

/** Whether the previous phase ended so long ago that its end is shown without a sound. */
export const isLongBegun = ({ phaseMs, leftMs, endedAtMs }: Pomodoro): boolean =>
  endedAtMs !== null || phaseMs - leftMs > STALE_AFTER_MS;
