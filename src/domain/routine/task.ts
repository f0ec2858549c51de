import type { Band, Size } from './vocabulary.ts';

/** Titles of tasks and steps have 1 to this many characters. */
export const TITLE_MAX = 200;
/** Whole minutes that a task may take. */
export const MINUTES = { min: 1, max: 1440, usual: 30 } as const;
/** Whole minutes that a step of a task may take. */
export const STEP_MINUTES = { min: 2, max: 10 } as const;
/** More steps than this are a list of their own. */
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

/** What is known of a task when it is made smaller or broken down. */
export interface TaskShape {
  readonly title: string;
  /** Whole minutes. */
  readonly estimatedTime: number;
  readonly size: Size;
  /** The part of the day that it is meant for; null for none in particular. */
  readonly band: Band | null;
}
