import type { Occurrence } from '#contract/routines.ts';
import type { RoutineStep } from '#domain/routines/plan.ts';
import { dayStateOf, stepsDone } from '#domain/routines/player/day-state.ts';
import type { RunMark } from '#domain/routines/player/run.ts';
import type { Size } from '#domain/shared/size.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';

/** A number of minutes, such as "1 minute" and "18 minutes". */
export const inMinutes = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** A number of steps, such as "1 step" and "5 steps". */
const inSteps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

/** Steps with their time together: "5 steps, about 32 minutes"; only the steps where none has minutes. */
export const stepsAndTime = (steps: readonly Pick<RoutineStep, 'minutes'>[]): string => {
  const minutes = steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const all = inSteps(steps.length);
  return minutes === 0 ? all : `${all}, about ${inMinutes(minutes)}`;
};

/** A time that was measured, in whole minutes: "12 minutes", "less than a minute". */
export const measured = (ms: number): string => {
  const minutes = Math.round(ms / MINUTE_MS);
  return minutes === 0 ? 'less than a minute' : inMinutes(minutes);
};

/** What is planned for a step, and what it mostly takes where that is worth telling. */
export const plannedText = (minutes: number | null, usual: number | null): string => {
  if (minutes === null) return 'no set time';
  return usual === null ? `${minutes} min` : `planned ${minutes} min, mostly ${usual}`;
};

/** How much of a routine each size is. */
export const SIZE_WORDS: Readonly<Record<Size, string>> = {
  full: 'All of it',
  lighter: 'Lighter',
  micro: 'The least that counts',
};

/** What became of a step that is not done, as it is told at the end. */
export const markText = (mark: RunMark | undefined): string => {
  if (mark === 'left') return 'Left out';
  return mark === 'skipped' ? 'Skipped' : 'Open';
};

/** What a step that is done took, beside what was planned. */
export const tookText = (spentMs: number | null, planned: number | null): string => {
  if (spentMs === null) return 'Done';
  const took = `Done in ${measured(spentMs)}`;
  return planned === null ? took : `${took}, planned ${planned} min`;
};

/** The heading at the end. */
export const endHeading = (name: string, done: number, total: number): string =>
  done === total ? `${name}: done` : `${name}: that is it for now`;

/** What was done, in kind words. */
export const endWords = (done: number, total: number): string => {
  if (done === 0)
    return 'Nothing is marked as done. That is all right: it can wait for another time.';
  if (done === total) return total === 1 ? 'You did the one step.' : `You did all ${total} steps.`;
  return `You did ${done} of ${inSteps(total)}. That counts.`;
};

/** How a routine that is over for its day went: "done", or "4 of 8 steps done"; null for one that is not over. */
export const overText = (day: Occurrence): string | null => {
  const state = dayStateOf(day);
  if (state === 'done') return 'done';
  if (state !== 'ended') return null;
  const { done, of } = stepsDone(day);
  return done === 0 ? 'ended for today' : `${done} of ${inSteps(of)} done`;
};
