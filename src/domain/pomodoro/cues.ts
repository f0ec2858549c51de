import { type Cue, headsUpLeadMs, STALE_AFTER_MS } from '#domain/shared/time/cues.ts';
import type { Pomodoro } from './timer.ts';

/**
 * What to tell a person when the timer went on from one look to the next: that a phase ended (once,
 * however many did), that the present one soon will, or nothing.
 */
export const cueBetween = (before: Pomodoro, after: Pomodoro): Cue | null => {
  if (before.endsAtMs === null || after.endsAtMs === null) return null;
  if (before.phase !== after.phase || before.completed !== after.completed) return 'end';
  const leadMs = headsUpLeadMs(after.phaseMs);
  return before.leftMs > leadMs && after.leftMs <= leadMs ? 'heads-up' : null;
};

/** The instant of the next cue after a look, in UTC ms; null while the timer stands still. */
export const nextCueAtMs = ({ endsAtMs, phaseMs, leftMs }: Pomodoro): number | null => {
  if (endsAtMs === null) return null;
  const leadMs = headsUpLeadMs(phaseMs);
  return leftMs > leadMs ? endsAtMs - leadMs : endsAtMs;
};

/** Whether the present phase began so long ago that the end of the one before is only shown. */
export const isLongBegun = ({ phaseMs, leftMs }: Pomodoro): boolean =>
  phaseMs - leftMs > STALE_AFTER_MS;
