import { timedFields } from '#client/lib/cues/timed-record.ts';
import { currentMs } from '#client/platform/after.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import type { Occurrence } from '#contract/routines.ts';
import { countdownOf, nextStep } from '#domain/routines/player/clock.ts';
import { type Run, stepOf } from '#domain/routines/player/run.ts';
import { type Guarded, isDay, isText, nullable, readAs, shaped } from '#domain/shared/guards.ts';
import type { Countdown } from '#domain/shared/time/countdown.ts';
import { type Cue, phaseAt } from '#domain/shared/time/cues.ts';

const isKeptRun = shaped({
  routineId: isText,
  date: isDay,
  stepId: isText,
  title: isText,
  next: nullable(isText),
  ...timedFields,
});

/** The current step of a run that this device leads, stored for the cues on every page. */
type KeptRun = Guarded<typeof isKeptRun>;

/** The current step as stored on this device; null if there is none. */
export const keptRunRecord = deviceValue('player', readAs(isKeptRun));

/**
 * The latest cue whose time is already over when the step begins or gets more time, so that it must not be given; null
 * if there is none.
 */
const toldAlready = (countdown: Countdown): Cue | null => {
  const phase = phaseAt(countdown, currentMs());
  if (phase === 'over') return 'end';
  return phase === 'ending' ? 'heads-up' : null;
};

const isOf = (kept: KeptRun, { routineId, date }: Pick<Occurrence, 'routineId' | 'date'>) =>
  kept.routineId === routineId && kept.date === date;

/**
 * Stores the current step for its cues, with the cues that were already given. A new step or more time resets the given
 * cues. Nothing is stored for a step without minutes, or for a run that another device leads.
 */
export const storeStepForCues = (
  day: Pick<Occurrence, 'routineId' | 'date'>,
  run: Run,
  isLed: boolean,
): void => {
  const kept = keptRunRecord.get();
  const countdown = isLed ? countdownOf(run) : null;
  const step = stepOf(run, run.currentId);
  if (countdown === null || step === null) {
    if (kept !== null && isOf(kept, day)) keptRunRecord.set(null);
    return;
  }
  const isKnown =
    kept?.stepId === step.id &&
    kept.countdown.durationMs === countdown.durationMs &&
    isOf(kept, day);
  const next: KeptRun = {
    routineId: day.routineId,
    date: day.date,
    stepId: step.id,
    title: step.title,
    next: nextStep(run)?.title ?? null,
    countdown,
    told: isKnown ? kept.told : toldAlready(countdown),
  };
  if (JSON.stringify(next) !== JSON.stringify(kept)) keptRunRecord.set(next);
};
