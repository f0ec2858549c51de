import {
  type Countdown,
  endsAtMs as countdownEndsAtMs,
  overtimeMs as countdownOvertimeMs,
  remainingMs,
} from '#domain/shared/time/countdown.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { isGoing, openAfter, openIds, type Run, stepOf } from './run.ts';

/** The time since the last event that took effect; 0 when the clock was set back to before that event. */
const sinceMs = ({ observedAtMs }: Run, nowMs: number): number =>
  observedAtMs === null ? 0 : Math.max(0, nowMs - observedAtMs);

/**
 * The run with all time up to an instant added to the current step or to the pauses. A run that is not in progress is
 * unchanged. If the clock was set back, no time is added, and counting continues from the new clock time.
 */
export const observe = (run: Run, atMs: number): Run => {
  if (!isGoing(run)) return run;
  const passedMs = sinceMs(run, atMs);
  const { currentId } = run;
  if (run.phase === 'paused' || currentId === null) {
    return { ...run, pausedMs: run.pausedMs + passedMs, observedAtMs: atMs };
  }
  const spentMs = { ...run.spentMs, [currentId]: (run.spentMs[currentId] ?? 0) + passedMs };
  return { ...run, spentMs, observedAtMs: atMs };
};

/** The time from the first start until now, or until the end of a run that is over. */
export const elapsedMs = (run: Run, nowMs: number): number => {
  const { spentMs, pausedMs } = observe(run, nowMs);
  return pausedMs + Object.values(spentMs).reduce((sum, ms) => sum + ms, 0);
};

/** The time spent on a step until now; null for a step that was never the current one. */
export const spentMsOf = (run: Run, id: string, nowMs: number): number | null =>
  observe(run, nowMs).spentMs[id] ?? null;

/** The planned time of a step, including extensions; null for an untimed step. */
export const plannedMsOf = (run: Run, id: string): number | null => {
  const minutes = stepOf(run, id)?.minutes ?? null;
  return minutes === null ? null : minutes * MINUTE_MS + (run.extraMs[id] ?? 0);
};

/**
 * The current step as a countdown, for the timer disc and the signals at and before its end; null if there is no
 * current step or if that step is untimed.
 */
export const countdownOf = (run: Run): Countdown | null => {
  const { currentId, observedAtMs } = run;
  if (currentId === null || observedAtMs === null || !isGoing(run)) return null;
  const durationMs = plannedMsOf(run, currentId);
  if (durationMs === null) return null;
  return {
    startedAtMs: observedAtMs - (run.spentMs[currentId] ?? 0),
    durationMs,
    pausedAtMs: run.phase === 'paused' ? observedAtMs : null,
    pausedTotalMs: 0,
  };
};

/** The instant at which the time of the current step is up; null while the run is paused or if the step is untimed. */
export const endsAtMs = (run: Run): number | null => {
  const countdown = countdownOf(run);
  return countdown === null || countdown.pausedAtMs !== null ? null : countdownEndsAtMs(countdown);
};

/** The time left for the current step, at least 0; null if the step is untimed. */
export const leftMs = (run: Run, nowMs: number): number | null => {
  const countdown = countdownOf(run);
  if (countdown === null) return null;
  // The time left is never calculated for an instant before the last event, even if the clock was set back.
  return remainingMs(countdown, Math.max(nowMs, run.observedAtMs ?? nowMs));
};

/** The time since the current step's time was up; 0 before that, null if the step is untimed. */
export const overtimeMs = (run: Run, nowMs: number): number | null => {
  const countdown = countdownOf(run);
  if (countdown === null) return null;
  return countdownOvertimeMs(countdown, Math.max(nowMs, run.observedAtMs ?? nowMs));
};

/** The total time left for all open steps; untimed steps add none. */
export const openMs = (run: Run, nowMs: number): number =>
  openIds(run).reduce((sum, id) => {
    const spentMs = spentMsOf(run, id, nowMs) ?? 0;
    return sum + Math.max(0, (plannedMsOf(run, id) ?? 0) - spentMs);
  }, 0);

/** The open step that comes after the current one; null for none. */
export const nextStep = (run: Run) => stepOf(run, openAfter(run, run.currentId));
