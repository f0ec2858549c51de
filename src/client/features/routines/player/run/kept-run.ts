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

/** The step that this device leads through now, for its cues on every page; null for none. */
export type KeptRun = z.output<typeof keptRun>;

/** The same, as it is kept on this device. */
export const keptRunRecord = deviceValue<KeptRun>('player', (given) => {
  const read = z.safeParse(keptRun, given);
  return read.success ? read.data : null;
});

/** A cue whose time is over when the step begins, or gets a little longer, is not given any more. */
const toldAlready = (countdown: Countdown): Cue | null => {
  const phase = phaseAt(countdown, currentMs());
  if (phase === 'over') return 'end';
  return phase === 'ending' ? 'heads-up' : null;
};

const isOf = (kept: KeptRun, { routineId, date }: Pick<Occurrence, 'routineId' | 'date'>) =>
  kept.routineId === routineId && kept.date === date;

/**
 * Keeps the present step for its cues, with those that were given already: they come anew with the next step and
 * with more time. Nothing is kept for a step without minutes, and for a run that another device leads.
 */
export const keepForCues = (
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
