import type { TaskStep } from '#domain/tasks/task.ts';
import { HttpError } from '#server/errors.ts';
import type { TaskRow } from '#server/features/tasks/task-rows.ts';
import { texts } from '#texts/task-errors.js';

/** A step that the person checked or unchecked. */
export interface StepDone {
  /** The step's position, starting at 0. */
  readonly index: number;
  /** The step's title, which shows whether the step that the person meant is still at this position. */
  readonly title: string;
  readonly done: boolean;
}

interface StepChanges {
  readonly steps?: readonly TaskStep[] | undefined;
  readonly stepDone?: StepDone | undefined;
}

/**
 * The steps of a task after a change. A new title removes the steps, because they belong to the old title. Throws a 409
 * for a step that no longer exists.
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
    throw new HttpError('conflict', texts.stepIsGone);
  }
  return list.map((step, index) =>
    index === stepDone.index ? { ...step, done: stepDone.done } : step,
  );
};
