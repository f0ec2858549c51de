import { SIZES } from '#domain/shared/size.ts';
import type { TaskStep } from '#domain/tasks/task.ts';
import type { Script } from './script.ts';

type Line = Pick<TaskStep, 'title' | 'minutes'>;

/** Whether steps become smaller and more, or larger and fewer. */
export const DETAILS = ['finer', 'fewer'] as const;
type Detail = (typeof DETAILS)[number];

/** A step that can be one, or several finer ones. */
interface Split {
  readonly whole: Line;
  readonly parts: readonly Line[];
}

/** The splits of a script: usual steps into finer ones, and each size as one step into its usual steps. */
const splitsOf = (
  script: Script,
): { readonly fine: readonly Split[]; readonly usual: readonly Split[] } => ({
  fine: SIZES.flatMap((size) =>
    script[size].steps
      .filter(({ finer }) => finer.length > 0)
      .map((step) => ({ whole: step, parts: step.finer })),
  ),
  usual: SIZES.map((size) => ({ whole: script[size].coarse, parts: script[size].steps })).filter(
    ({ parts }) => parts.length > 1,
  ),
});

const open = ({ title, minutes }: Line): TaskStep => ({ title, minutes, done: false });

const titlesOf = (script: Script): ReadonlySet<string> =>
  new Set(
    SIZES.flatMap((size) => [
      script[size].coarse.title,
      ...script[size].steps.flatMap(({ title, finer }) => [
        title,
        ...finer.map((fine) => fine.title),
      ]),
    ]),
  );

/** The script that most of the steps come from; null when none of them comes from one. */
const sourceOf = (scripts: readonly Script[], steps: readonly TaskStep[]): Script | null => {
  const counted = scripts.map((script) => {
    const titles = titlesOf(script);
    return { script, count: steps.filter(({ title }) => titles.has(title)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? null : (counted.find(({ count }) => count === most)?.script ?? null);
};

/** Each open step that has finer ones gives way to them, from the top, while there is room. */
const finer = (
  splits: readonly Split[],
  steps: readonly TaskStep[],
  most: number,
): readonly TaskStep[] => {
  let room = most - steps.length;
  return steps.flatMap((step) => {
    const split = splits.find(({ whole }) => whole.title === step.title);
    if (step.done || split === undefined) return step;
    const more = split.parts.length - 1;
    if (more > room) return step;
    room -= more;
    return split.parts.map(open);
  });
};

/** Steps of one split that are all open, or all done, become the whole; half-done ones stay. */
const fewer = (splits: readonly Split[], steps: readonly TaskStep[]): readonly TaskStep[] =>
  splits.reduce((list, { whole, parts }) => {
    const titles = new Set(parts.map(({ title }) => title));
    const own = list.filter(({ title }) => titles.has(title));
    const [first] = own;
    if (first === undefined || own.length < 2 || own.some(({ done }) => done !== first.done))
      return list;
    return list.flatMap((step) => {
      if (step === first) return { ...open(whole), done: first.done };
      return own.includes(step) ? [] : step;
    });
  }, steps);

/**
 * Steps a little finer or fewer, by the script that they come from. Steps that were ticked stay ticked, and
 * steps of other words stay where they are. Where there is nothing finer or coarser, the same list comes back.
 *
 * @param most how many steps there may be
 */
export const withDetail = (
  scripts: readonly Script[],
  steps: readonly TaskStep[],
  detail: Detail,
  most: number,
): readonly TaskStep[] => {
  const script = sourceOf(scripts, steps);
  if (script === null) return steps;
  const { fine, usual } = splitsOf(script);
  if (detail === 'finer') {
    const split = finer(usual, steps, most);
    return split.length > steps.length ? split : finer(fine, steps, most);
  }
  const joined = fewer(fine, steps);
  return joined.length < steps.length ? joined : fewer(usual, steps);
};
