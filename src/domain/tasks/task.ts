import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';

/** The most characters of a title of a task or step; the fewest are 1. */
export const TITLE_MAX = 200;
/** The bounds and the default of a task's whole minutes. */
export const MINUTES = { min: 1, max: 1440, usual: 30 } as const;
/** The bounds of a step's whole minutes. */
export const STEP_MINUTES = { min: 1, max: 10 } as const;
/** The most steps of a task. */
export const MOST_STEPS = 24;

/** Who made a task: the person, or the scheduler. */
export const TASK_TYPES = ['personal', 'smart'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** One step of a task that was broken down. */
export interface TaskStep {
  readonly title: string;
  /** Whole minutes, within `STEP_MINUTES`. */
  readonly minutes: number;
  readonly done: boolean;
}

/** The most whole minutes before its time at which a task can remind; the fewest are 1. */
export const REMINDER_MAX = 240;

/** When a task reminds; only one with a time can. */
export interface TaskReminders {
  readonly atStart: boolean;
  /** Whole minutes before the time; null for none. */
  readonly minutesBefore: number | null;
}

/** The part of a task that is needed for breaking it down. */
export interface TaskShape {
  readonly title: string;
  /** Whole minutes. */
  readonly estimatedTime: number;
  readonly size: Size;
  /** The part of the day that it is planned for; null for no particular one. */
  readonly band: Band | null;
}
