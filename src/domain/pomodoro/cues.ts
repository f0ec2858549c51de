import type { Pomodoro } from './timer.ts';

/** The longest time between the heads-up and the end of a phase, in milliseconds. */
const HEADS_UP_MS = 60_000;

/** How long before a phase's end the heads-up comes: a minute, but never more than a fifth of the phase. */
const headsUpMs = ({ phaseMs }: Pomodoro): number => Math.min(HEADS_UP_MS, phaseMs / 5);

/**
 * What to tell a person when the timer went on from one look to the next: that a phase ended (once,
 * however many did), that the present one soon will, or nothing.
 */
export const cueBetween = (before: Pomodoro, after: Pomodoro): 'ended' | 'heads-up' | null => {
  if (before.endsAtMs === null || after.endsAtMs === null) return null;
  if (before.phase !== after.phase || before.completed !== after.completed) return 'ended';
  const soonMs = headsUpMs(after);
  return before.leftMs > soonMs && after.leftMs <= soonMs ? 'heads-up' : null;
};
