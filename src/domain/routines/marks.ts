import { SIZES, type Size } from '#domain/shared/size.ts';
import type { RoutineStep } from './plan.ts';

/** What became of a step on its day. */
export interface StepMark {
  readonly state: 'done' | 'skipped';
  /** The milliseconds that it took; null when nobody measured. */
  readonly spentMs: number | null;
}

/** Marks by the id of the step; a step without one is open. */
export type StepMarks = Readonly<Record<string, StepMark>>;

/** How much of an occurrence counts: `total` steps, of which `completed` are done. */
export interface OccurrenceCount {
  readonly total: number;
  readonly completed: number;
}

/** The steps of one size, in the order of the routine. */
export const stepsOfSize = <Step extends Pick<RoutineStep, 'from'>>(
  steps: readonly Step[],
  size: Size,
): readonly Step[] => steps.filter(({ from }) => SIZES.indexOf(from) >= SIZES.indexOf(size));

/** The minutes of one size, whole; steps without minutes take none. */
export const minutesOf = (
  steps: readonly Pick<RoutineStep, 'from' | 'minutes'>[],
  size: Size,
): number => stepsOfSize(steps, size).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

/** Whether all steps of the size are done. */
export const isDone = (
  steps: readonly Pick<RoutineStep, 'id' | 'from'>[],
  size: Size,
  marks: StepMarks,
): boolean => stepsOfSize(steps, size).every(({ id }) => marks[id]?.state === 'done');

/**
 * What an occurrence adds to the count of its day, each step of its size as one task. One that was put away
 * for the day, or whose day the person never opened, counts only what was done of it.
 */
export const countOf = ({
  steps,
  size,
  marks,
  notToday,
  opened,
}: {
  readonly steps: readonly Pick<RoutineStep, 'id' | 'from'>[];
  readonly size: Size;
  readonly marks: StepMarks;
  readonly notToday: boolean;
  readonly opened: boolean;
}): OccurrenceCount => {
  const wanted = stepsOfSize(steps, size);
  const completed = wanted.filter(({ id }) => marks[id]?.state === 'done').length;
  return { total: notToday || !opened ? completed : wanted.length, completed };
};
