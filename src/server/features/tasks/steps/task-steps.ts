import type { TaskStep } from '#domain/tasks/task.ts';
import { HttpError } from '#server/errors.ts';
import type { TaskRow } from '#server/features/tasks/task-rows.ts';

/** One step that was ticked or not. */
export interface StepDone {
  /** Its place, from 0. */
  readonly index: number;
  /** Its words, so that it never hits another step. */
  readonly title: string;
  readonly done: boolean;
}

interface StepChanges {
  readonly steps?: readonly TaskStep[] | undefined;
  readonly stepDone?: StepDone | undefined;
}

/**
 * The steps of a task after a change. Steps were made for the task's words, so other words take them
 * away. Throws a 409 for a step that is not there any more.
 */
export const stepsAfter = (
  before: Pick<TaskRow, 'title' | 'steps'>,
  title: string,
  { steps, stepDone }: StepChanges,
): TaskStep[] => {
  const kept = title === before.title ? before.steps : [];
  const list = [...(steps ?? kept)];
  if (stepDone === undefined) return list;
  if (list[stepDone.index]?.title !== stepDone.title) {
    throw new HttpError('conflict', 'This step is no longer there. The task has changed.');
  }
  return list.map((step, index) =>
    index === stepDone.index ? { ...step, done: stepDone.done } : step,
  );
};

/** The steps that fit a task made smaller: those that are done, and from the first on what fits the minutes. */
export const fittingSteps = (steps: readonly TaskStep[], minutes: number): TaskStep[] => {
  let used = 0;
  return steps.filter((step) => {
    used += step.minutes;
    return step.done || used <= minutes;
  });
};
