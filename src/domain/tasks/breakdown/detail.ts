import { SIZES } from '#domain/shared/size.ts';
import type { TaskStep } from '#domain/tasks/task.ts';
import type { Script } from './script.ts';

type Line = Pick<TaskStep, 'title' | 'minutes'>;

/**
 * The two directions in which a list of steps can change: `finer` to more and smaller steps, `fewer` to fewer and
 * larger steps.
 */
export const DETAILS = ['finer', 'fewer'] as const;
type Detail = (typeof DETAILS)[number];

/** A step and the finer steps that it can be split into. */
interface Split {
  readonly whole: Line;
  readonly parts: readonly Line[];
}

/**
 * The splits of a script: usual steps that can be split into finer steps, and whole sizes that can be split into their
 * usual steps.
 */
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

/** The script from which most of the steps come; null when no step comes from a script. */
const sourceOf = (scripts: readonly Script[], steps: readonly TaskStep[]): Script | null => {
  const counted = scripts.map((script) => {
    const titles = titlesOf(script);
    return { script, count: steps.filter(({ title }) => titles.has(title)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? null : (counted.find(({ count }) => count === most)?.script ?? null);
};

/** Replaces open steps by their finer steps, from the top, as long as there are at most `most` steps. */
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

/**
 * Merges the steps of a split if all of them are open or all are done; splits that are partly done stay as they are.
 */
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
 * Makes steps finer or fewer by one level, using the script that they come from. Ticked steps stay ticked, and steps
 * that come from no script stay in place. Returns the same steps if there is no further level.
 *
 * @param most the maximum number of steps
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
