import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';

/** Maximum characters of a task or step title; the minimum is 1. */
export const TITLE_MAX = 200;
/** The minimum, maximum and default of a task's length, in whole minutes. */
export const MINUTES = { min: 1, max: 1440, usual: 30 } as const;
/** The minimum and maximum length of a step, in whole minutes. */
export const STEP_MINUTES = { min: 1, max: 10 } as const;
/** Maximum number of steps per task. */
export const MOST_STEPS = 24;

/** The creator of a task: the person (`personal`) or the scheduler (`smart`). */
export const TASK_TYPES = ['personal', 'smart'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** One step of a task that was broken down. */
export interface TaskStep {
  readonly title: string;
  /** Whole minutes, within `STEP_MINUTES`. */
  readonly minutes: number;
  readonly done: boolean;
}

/** The longest lead time of a task's reminder, in whole minutes; the shortest is 1. */
export const REMINDER_MAX = 240;

/** The times at which a task reminds the person; applies only to tasks with a time. */
export interface TaskReminders {
  readonly atStart: boolean;
  /** Whole minutes before the time; null for none. */
  readonly minutesBefore: number | null;
}

/** The fields of a task that breaking it down needs. */
export interface TaskShape {
  readonly title: string;
  /** Whole minutes. */
  readonly estimatedTime: number;
  readonly size: Size;
  /** The planned part of the day; null for no particular part. */
  readonly band: Band | null;
}
