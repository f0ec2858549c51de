import type { Size } from '#domain/shared/size.ts';
import type { TaskStep, TaskType } from './task.ts';

/** The shortest task that can become lighter, in minutes. */
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
 * broken down into steps. A very short task cannot either. A smart task with a template is never that short, and loses
 * its template when the person changes its title or minutes.
 */
export const canBeLighter = ({ type, size, estimatedTime, time, steps }: ShrinkableTask): boolean =>
  size !== 'micro' &&
  estimatedTime >= LEAST_MINUTES &&
  (type === 'smart' || time === null || openStepsOf(steps).length > 1);
