import { SIZES, type Size } from '#domain/shared/size.ts';
import { canBeLighter, openStepsOf, type ShrinkableTask } from './can-be-lighter.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import type { TaskStep } from './task.ts';

/*
 * A lighter version is less work: a smaller result, or fewer steps. The same work in fewer minutes is not lighter.
 */

const SMALLEST: Size = 'micro';

/** A task in its next smaller size. */
export interface Lighter {
  readonly size: Size;
  /** Whole minutes; at most as many as before. */
  readonly estimatedTime: number;
  /** Missing when the title does not change. */
  readonly title?: string;
  /** The state reached once this size is done; missing if the title or the steps say it. */
  readonly result?: string;
  /** The steps of this size, completed ones included. */
  readonly steps: readonly TaskStep[];
}

/** One size of a task as its script defines it. */
export interface ScriptedSize {
  /** Whole minutes. */
  readonly minutes: number;
  readonly result: string;
  /** The task's steps without those open steps that only larger sizes have. */
  readonly steps: readonly TaskStep[];
}

/** The completed steps and the first open ones: half of them, or only the next one in the smallest size. */
const fewerSteps = (steps: readonly TaskStep[], size: Size): readonly TaskStep[] => {
  const open = openStepsOf(steps);
  const kept = new Set(open.slice(0, size === SMALLEST ? 1 : Math.ceil(open.length / 2)));
  return steps.filter((step) => step.done || kept.has(step));
};

const minutesOf = (steps: readonly TaskStep[]): number =>
  openStepsOf(steps).reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * The next smaller size of a task: the one of its template; otherwise the largest size of its script that takes less
 * time; otherwise, if it has steps, the first of them; otherwise the largest size of any task that takes less time.
 * Null when the task cannot become lighter.
 *
 * @param task `estimatedTime` in whole minutes; `templateId` null for a personal task
 * @param scripted returns a size from the script of a personal task; null when there is none
 * @param ofAnyTask returns a size that suits any task
 */
export const lighterOf = (
  task: ShrinkableTask & { readonly templateId: string | null },
  scripted: (size: Size) => ScriptedSize | null = () => null,
  ofAnyTask: (size: Size) => ScriptedSize | null = () => null,
): Lighter | null => {
  if (!canBeLighter(task)) return null;
  const { estimatedTime, steps } = task;
  const smaller = SIZES.slice(SIZES.indexOf(task.size) + 1);
  const [next = SMALLEST] = smaller;
  const template = CATALOGUE.find(({ id }) => id === task.templateId);
  if (template !== undefined) {
    // The catalogue may have changed since, so a size that is not shorter is skipped if a smaller one is.
    const size = smaller.find((one) => template.sizes[one].minutes < estimatedTime) ?? SMALLEST;
    const { title, minutes } = template.sizes[size];
    // Steps belong to the title for which they were made.
    return { size, estimatedTime: Math.min(minutes, estimatedTime), title, steps: [] };
  }
  const from = (sizeOf: typeof scripted): Lighter | null => {
    for (const size of smaller) {
      const one = sizeOf(size);
      if (one !== null && one.minutes < estimatedTime)
        return { size, estimatedTime: one.minutes, result: one.result, steps: one.steps };
    }
    return null;
  };
  const byScript = from(scripted);
  if (byScript !== null) return byScript;
  if (openStepsOf(steps).length > 1) {
    const kept = fewerSteps(steps, next);
    return { size: next, estimatedTime: Math.min(minutesOf(kept), estimatedTime), steps: kept };
  }
  return from(ofAnyTask);
};
