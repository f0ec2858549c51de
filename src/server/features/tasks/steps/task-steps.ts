import type { TaskStep } from '#domain/tasks/task.ts';
import { HttpError } from '#server/errors.ts';
import type { TaskRow } from '#server/features/tasks/task-rows.ts';

/** A step that was ticked or unticked. */
export interface StepDone {
  /** Its position, from 0. */
  readonly index: number;
  /** Its title, to verify that it is the intended step. */
  readonly title: string;
  readonly done: boolean;
}

interface StepChanges {
  readonly steps?: readonly TaskStep[] | undefined;
  readonly stepDone?: StepDone | undefined;
}

/**
 * The steps of a task after a change. A new title removes the steps, which belong to the old wording. Throws a 409 for
 * a step that no longer exists.
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

/** The steps of a smaller task: completed ones, and the leading ones that fit the minutes. */
export const fittingSteps = (steps: readonly TaskStep[], minutes: number): TaskStep[] => {
  let used = 0;
  return steps.filter((step) => {
    used += step.minutes;
    return step.done || used <= minutes;
  });
};
