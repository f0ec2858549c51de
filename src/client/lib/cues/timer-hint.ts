import { headsUpLeadMs, type TimedPhase } from '#domain/shared/time/cues.ts';
import { texts } from '#texts/timers.js';
import { inUnits } from './time-left.ts';

/** The hint of a timer that is not over. */
export const timerHint = (phase: TimedPhase, durationMs: number): string => {
  if (phase === 'paused') return texts.pausedHint;
  if (phase === 'ending') return texts.endingHint;
  return texts.signalBefore(inUnits(headsUpLeadMs(durationMs)));
};
