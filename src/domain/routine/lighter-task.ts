import { CATALOGUE } from './catalogue/catalogue.ts';
import { SIZES, type Size } from './vocabulary.ts';

/** A task one size down. */
interface Lighter {
  readonly size: Size;
  /** Whole minutes, fewer than before. */
  readonly estimatedTime: number;
  /** Missing where the words stay as they are. */
  readonly title?: string;
}

/** The first small piece of anything takes no longer than this. */
const MICRO_MINUTES_MAX = 5;

/**
 * A task one size down: in the words of its template, or about half as long under its own title.
 * Where a person made a smart task shorter than the next size is, the size after that counts.
 * Null when it cannot become smaller.
 *
 * @param task `estimatedTime` in whole minutes; `templateId` null for a task of the person's own
 */
export const lighterOf = (task: {
  readonly estimatedTime: number;
  readonly size: Size;
  readonly templateId: string | null;
}): Lighter | null => {
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
  const half = Math.ceil(task.estimatedTime / 2);
  return { size: next, estimatedTime: next === 'micro' ? Math.min(half, MICRO_MINUTES_MAX) : half };
};
