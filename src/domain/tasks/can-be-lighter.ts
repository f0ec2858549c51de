import type { Size } from '#domain/shared/size.ts';
import type { TaskStep, TaskType } from './task.ts';

/** The shortest personal task that can become lighter, in minutes. */
const LEAST_MINUTES = 5;

export const openStepsOf = (steps: readonly TaskStep[]): readonly TaskStep[] =>
  steps.filter(({ done }) => !done);

/** The fields of a task that decide whether it can become lighter. */
export interface ShrinkableTask {
  readonly type: TaskType;
  readonly size: Size;
  /** Whole minutes. */
  readonly estimatedTime: number;
  readonly time: string | null;
  readonly steps: readonly TaskStep[];
}

/**
 * Whether a task can become lighter. An appointment cannot: a personal task with a time stays as it is, unless it was
 * broken down into steps.
 */
export const canBeLighter = ({
  type,
  size,
  estimatedTime,
  time,
  steps,
}: ShrinkableTask): boolean => {
  if (size === 'micro') return false;
  if (type === 'smart') return true;
  return estimatedTime >= LEAST_MINUTES && (time === null || openStepsOf(steps).length > 1);
};
