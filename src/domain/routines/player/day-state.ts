import type { Size } from '#domain/shared/size.ts';
import { isDone, type StepMarks, stepsOfSize } from '../marks.ts';
import type { RoutineStep } from '../plan.ts';
import type { RunEvent } from '../run-event.ts';
import { runOf } from './events.ts';
import { isGoing } from './run.ts';

interface RoutineDay {
  readonly plan: { readonly steps: readonly RoutineStep[] };
  readonly size: Size;
  readonly marks: StepMarks;
  readonly events: readonly RunEvent[];
}

/**
 * The state of a routine on its day: `open` before its start; `begun` while it is running, paused or interrupted;
 * `ended` when the person ended it with some steps not done and none of these steps was reopened or added since; and
 * `done` when all steps of its size are done.
 */
export type DayState = 'open' | 'begun' | 'ended' | 'done';

/** Returns the state of a routine on its day, from the player's events and from all marks, wherever they were made. */
export const dayStateOf = ({ plan: { steps }, size, marks, events }: RoutineDay): DayState => {
  if (isDone(steps, size, marks)) return 'done';
  const run = runOf(steps, events);
  const isOpen = ({ id }: RoutineStep): boolean => marks[id] === undefined;
  // When the run ended, steps that a larger size added later, or that were reopened later, were not among its open
  // steps.
  const cameBack = ({ id }: RoutineStep): boolean =>
    !run.order.includes(id) || run.marks[id] === 'done';
  if (run.phase === 'finished')
    return stepsOfSize(steps, size).some((step) => isOpen(step) && cameBack(step))
      ? 'begun'
      : 'ended';
  return isGoing(run) || run.phase === 'stopped' ? 'begun' : 'open';
};

/**
 * Returns when the last step of a day was done, in ms since the Unix epoch; null unless all steps of its size were done
 * in the player.
 */
export const doneAtMs = ({ plan: { steps }, size, events }: RoutineDay): number | null => {
  const { marks } = runOf(steps, events);
  if (!stepsOfSize(steps, size).every(({ id }) => marks[id] === 'done')) return null;
  return Math.max(...events.filter(({ type }) => type === 'done').map(({ atMs }) => atMs));
};

/** Returns what the button that leads into the player does; null when nothing is left to do there. */
export const startAction = (state: DayState): 'start' | 'go-on' | null => {
  if (state === 'open') return 'start';
  return state === 'begun' ? 'go-on' : null;
};

/** Returns the number of done steps of the day's size, and the total number of steps of that size. */
export const stepsDone = ({ plan, size, marks }: Omit<RoutineDay, 'events'>) => {
  const steps = stepsOfSize(plan.steps, size);
  return { done: steps.filter(({ id }) => marks[id]?.state === 'done').length, of: steps.length };
};
