import * as z from 'zod/mini';
import { timedFields } from '#client/lib/cues/timed-record.ts';
import { currentMs } from '#client/platform/after.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import type { Occurrence } from '#contract/routines.ts';
import { localDate } from '#contract/shared/fields.ts';
import { countdownOf, nextStep } from '#domain/routines/player/clock.ts';
import { type Run, stepOf } from '#domain/routines/player/run.ts';
import type { Countdown } from '#domain/shared/time/countdown.ts';
import { type Cue, phaseAt } from '#domain/shared/time/cues.ts';

const keptRun = z.object({
  routineId: z.string(),
  date: localDate,
  stepId: z.string(),
  title: z.string(),
  next: z.nullable(z.string()),
  ...timedFields,
});

/** The current step of a run led by this device, for its cues on every page. */
export type KeptRun = z.output<typeof keptRun>;

/** That step as stored on this device; null for none. */
export const keptRunRecord = deviceValue<KeptRun>('player', (given) => {
  const read = z.safeParse(keptRun, given);
  return read.success ? read.data : null;
});

/** The last cue that is already past when the step begins or gets more time, so that it is not given; null for none. */
const toldAlready = (countdown: Countdown): Cue | null => {
  const phase = phaseAt(countdown, currentMs());
  if (phase === 'over') return 'end';
  return phase === 'ending' ? 'heads-up' : null;
};

const isOf = (kept: KeptRun, { routineId, date }: Pick<Occurrence, 'routineId' | 'date'>) =>
  kept.routineId === routineId && kept.date === date;

/**
 * Stores the current step for its cues, with the cues already given. A new step or more time resets these. Stores
 * nothing for a step without minutes, or for a run that another device leads.
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
