import { SIZES, type Size } from '#domain/shared/size.ts';
import type { RoutineStep } from './plan.ts';

/** The outcome of a step on its day. */
export interface StepMark {
  readonly state: 'done' | 'skipped';
  /** The milliseconds that the step took; null if not measured. */
  readonly spentMs: number | null;
}

/** Marks by the id of the step; a step without a mark is open. */
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

/** The whole minutes that the steps of one size take; steps without minutes count as 0 minutes. */
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
 * An occurrence's contribution to the count of its day: each step of its size counts as one task. If the occurrence was
 * put away for the day, or if the person never opened the day, only its completed steps count.
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
