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
 * Where a routine stands on its day: `open` before its start, `begun` while it is going, paused or stopped for now,
 * `ended` when the person ended it with some steps not done and none came back since, and `done` when all steps of its size are.
 */
export type DayState = 'open' | 'begun' | 'ended' | 'done';

/** Returns where a routine stands, by what happened in the player and what was marked anywhere. */
export const dayStateOf = ({ plan: { steps }, size, marks, events }: RoutineDay): DayState => {
  if (isDone(steps, size, marks)) return 'done';
  const run = runOf(steps, events);
  const isOpen = ({ id }: RoutineStep): boolean => marks[id] === undefined;
  // Steps that a larger size brought later, or that were opened again, were not part of that end.
  const cameBack = ({ id }: RoutineStep): boolean =>
    !run.order.includes(id) || run.marks[id] === 'done';
  if (run.phase === 'finished')
    return stepsOfSize(steps, size).some((step) => isOpen(step) && cameBack(step))
      ? 'begun'
      : 'ended';
  return isGoing(run) || run.phase === 'stopped' ? 'begun' : 'open';
};

/** Returns what the button says that leads into the player; null when nothing is left to do there. */
export const startWord = (state: DayState): 'Start' | 'Go on' | null => {
  if (state === 'open') return 'Start';
  return state === 'begun' ? 'Go on' : null;
};

/** Returns how many steps of the size are done, of how many. */
export const stepsDone = ({ plan, size, marks }: Omit<RoutineDay, 'events'>) => {
  const steps = stepsOfSize(plan.steps, size);
  return { done: steps.filter(({ id }) => marks[id]?.state === 'done').length, of: steps.length };
};
