import type { Occurrence } from '#contract/routines.ts';
import type { RoutineStep } from '#domain/routines/plan.ts';
import { dayStateOf, stepsDone } from '#domain/routines/player/day-state.ts';
import type { RunMark } from '#domain/routines/player/run.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/routine-player.js';
import { texts as list } from '#texts/routines.js';

/**
 * The number of steps with their total time, such as "5 steps, about 32 minutes". The time is left out if no step has
 * minutes.
 */
export const stepsAndTime = (all: readonly Pick<RoutineStep, 'minutes'>[]): string => {
  const minutes = all.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const steps = all.length;
  return minutes === 0 ? texts.steps({ steps }) : texts.stepsAbout({ steps, minutes });
};

/** A measured time, rounded to minutes. */
export const wholeMinutes = (ms: number): number => Math.round(ms / MINUTE_MS);

/** The planned minutes of a step, and its usual minutes unless they are null. */
export const plannedText = (minutes: number | null, usual: number | null): string => {
  if (minutes === null) return texts.noSetTime;
  return usual === null
    ? texts.plannedTime({ minutes })
    : texts.plannedAndUsual({ minutes, usual });
};

/** The outcome of a step that was not done, as text for the end page. */
export const markText = (mark: RunMark | undefined): string => {
  if (mark === 'left') return texts.marks.left;
  return mark === 'skipped' ? texts.marks.skipped : texts.marks.open;
};

/** How long a finished step took, with its planned minutes, as text. */
export const tookText = (spentMs: number | null, planned: number | null): string => {
  if (spentMs === null) return texts.marks.done;
  const minutes = wholeMinutes(spentMs);
  return planned === null ? texts.doneIn({ minutes }) : texts.doneInPlanned({ minutes, planned });
};

export const endHeading = (routine: string, done: number, total: number): string =>
  done === total ? texts.headingDone({ routine }) : texts.headingForNow({ routine });

/** What the person has done, in kind words. */
export const endWords = (done: number, total: number): string => {
  if (done === 0) return texts.nothingDone;
  return done === total ? texts.allDone({ steps: total }) : texts.someDone({ done, total });
};

/**
 * The outcome of a routine that is over for the day, such as "done" or "4 of 8 steps done"; null if the routine is not
 * over.
 */
export const overText = (day: Occurrence): string | null => {
  const state = dayStateOf(day);
  if (state === 'done') return list.done;
  if (state !== 'ended') return null;
  const { done, of } = stepsDone(day);
  return done === 0 ? list.endedForToday : list.stepsDone({ done, total: of });
};
