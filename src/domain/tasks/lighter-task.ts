import { SIZES, type Size } from '#domain/shared/size.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';

/** A task in its next smaller size. */
interface Lighter {
  readonly size: Size;
  /** Whole minutes, fewer than before the change. */
  readonly estimatedTime: number;
  /** Missing when the title does not change. */
  readonly title?: string;
  /** The state reached once this size is done; missing without a script. */
  readonly result?: string;
}

/** One size of a task as its script defines it. */
interface ScriptedSize {
  /** Whole minutes. */
  readonly minutes: number;
  readonly result: string;
}

/** The longest micro size of a personal task, in minutes. */
const MICRO_MINUTES_MAX = 5;

/**
 * The next smaller size of a task. It comes from the task's template or script; otherwise it is about half as long.
 * Sizes that are not shorter than the task (the person may have shortened it) are skipped. Null when the task cannot
 * become smaller.
 *
 * @param task `estimatedTime` in whole minutes; `templateId` null for a personal task
 * @param scripted returns a size from the script of a personal task; null when there is none
 */
export const lighterOf = (
  task: {
    readonly estimatedTime: number;
    readonly size: Size;
    readonly templateId: string | null;
  },
  scripted: (size: Size) => ScriptedSize | null = () => null,
): Lighter | null => {
  const smaller = SIZES.slice(SIZES.indexOf(task.size) + 1);
  const [next] = smaller;
  if (next === undefined || task.estimatedTime <= 1) return null;
  const template = CATALOGUE.find(({ id }) => id === task.templateId);
  const fitting = smaller.find(
    (size) => (template?.sizes[size].minutes ?? Number.POSITIVE_INFINITY) < task.estimatedTime,
  );
  if (template !== undefined && fitting !== undefined) {
    const { title, minutes } = template.sizes[fitting];
    return { size: fitting, estimatedTime: minutes, title };
  }
  if (template === undefined) {
    for (const size of smaller) {
      const script = scripted(size);
      if (script !== null && script.minutes < task.estimatedTime)
        return { size, estimatedTime: script.minutes, result: script.result };
    }
  }
  const half = Math.ceil(task.estimatedTime / 2);
  return { size: next, estimatedTime: next === 'micro' ? Math.min(half, MICRO_MINUTES_MAX) : half };
};
