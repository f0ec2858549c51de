import { headsUpLeadMs, type TimedPhase } from '#domain/shared/time/cues.ts';
import { leftInWords } from './time-left.ts';

/** The hint of a timer that is not over. */
export const timerHint = (phase: TimedPhase, durationMs: number): string => {
  if (phase === 'paused') return 'Paused. No time passes.';
  if (phase === 'ending') return 'The time is nearly over. You can begin to finish.';
  return `You get a sign ${leftInWords(headsUpLeadMs(durationMs)).toLowerCase()} before the end.`;
};
