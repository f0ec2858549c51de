import type { Occurrence } from '#contract/routines.ts';
import type { RoutineStep } from '#domain/routines/plan.ts';
import { dayStateOf, stepsDone } from '#domain/routines/player/day-state.ts';
import type { RunMark } from '#domain/routines/player/run.ts';
import type { Size } from '#domain/shared/size.ts';
import { count } from '#domain/shared/text/count.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';

/** A number of minutes as text, such as "1 minute" or "18 minutes". */
export const inMinutes = (minutes: number): string => count(minutes, 'minute');

/**
 * The number of steps with their total time, such as "5 steps, about 32 minutes". The time is left out if no step has
 * minutes.
 */
export const stepsAndTime = (steps: readonly Pick<RoutineStep, 'minutes'>[]): string => {
  const minutes = steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const all = count(steps.length, 'step');
  return minutes === 0 ? all : `${all}, about ${inMinutes(minutes)}`;
};

/** A measured time, rounded to minutes, such as "12 minutes" or "less than a minute". */
export const measured = (ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  return minutes === 0 ? 'less than a minute' : inMinutes(minutes);
};

/** The planned minutes of a step, and its usual minutes unless they are null. */
export const plannedText = (minutes: number | null, usual: number | null): string => {
  if (minutes === null) return 'no set time';
  return usual === null ? `${minutes} min` : `planned ${minutes} min, mostly ${usual}`;
};

/** The names of the sizes. */
export const SIZE_LABELS: Readonly<Record<Size, string>> = {
  full: 'All of it',
  lighter: 'Lighter',
  micro: 'The least that counts',
};

/** The outcome of a step that was not done, as text for the end page. */
export const markText = (mark: RunMark | undefined): string => {
  if (mark === 'left') return 'Left out';
  return mark === 'skipped' ? 'Skipped' : 'Open';
};

/** How long a finished step took, with its planned minutes, as text. */
export const tookText = (spentMs: number | null, planned: number | null): string => {
  if (spentMs === null) return 'Done';
  const took = `Done in ${measured(spentMs)}`;
  return planned === null ? took : `${took}, planned ${planned} min`;
};

export const endHeading = (name: string, done: number, total: number): string =>
  done === total ? `${name}: done` : `${name}: that is it for now`;

/** What the person has done, in kind words. */
export const endWords = (done: number, total: number): string => {
  if (done === 0)
    return 'Nothing is marked as done. That is all right: it can wait for another time.';
  if (done === total) return total === 1 ? 'You did the one step.' : `You did all ${total} steps.`;
  return `You did ${done} of ${count(total, 'step')}. That counts.`;
};

/**
 * The outcome of a routine that is over for the day, such as "done" or "4 of 8 steps done"; null if the routine is not
 * over.
 */
export const overText = (day: Occurrence): string | null => {
  const state = dayStateOf(day);
  if (state === 'done') return 'done';
  if (state !== 'ended') return null;
  const { done, of } = stepsDone(day);
  return done === 0 ? 'ended for today' : `${done} of ${count(of, 'step')} done`;
};
