import { SIZES, type Size } from '#domain/shared/size.ts';
import { everyWordingOf } from '#domain/shared/text/every-language.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import type { ScriptedSize } from '#domain/tasks/lighter-task.ts';
import { MOST_STEPS, type TaskShape, type TaskStep, TITLE_MAX } from '#domain/tasks/task.ts';
import { withDetail } from './detail.ts';
import { recognizer } from './recognize.ts';
import {
  type BreakdownContent,
  minutesOf,
  type Script,
  type ScriptStep,
  sizesIn,
} from './script.ts';

/** Number of planned minutes above which a task gets a last step that asks whether to continue. */
const LONG_MINUTES = 60;
/** The factor by which a script may exceed the task's time before a smaller size is used. */
const SLACK = 1.25;
/** Maximum characters of the person's own words in a step. */
const OWN_WORDS_MAX = 60;

/** A task with the id of its template, which is null for a personal task. */
type BreakableTask = TaskShape & { readonly templateId: string | null };

/** A person's answer to the question about a task that fits no script. */
export interface Answer {
  /** The id of a choice. */
  readonly choice?: string | undefined;
  /** What will be different once the task is done, in the person's own words. */
  readonly words?: string | undefined;
}

/** The one question about a task that fits no script. */
interface Question {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
  /** The label of the field for an answer in the person's own words. */
  readonly words: string;
}

const shortened = (words: string): string => {
  const characters = [...words.trim()];
  return characters.length <= OWN_WORDS_MAX
    ? characters.join('')
    : `${characters.slice(0, OWN_WORDS_MAX - 1).join('')}…`;
};

const open = ({ title, minutes }: Pick<ScriptStep, 'title' | 'minutes'>): TaskStep => ({
  title,
  minutes,
  done: false,
});

/**
 * A script with the person's own words filled in. If the person named no result, steps that mention a result are left
 * out.
 */
const filled = (script: Script, task: string, result: string | undefined): Script => {
  // A replacer function, so that "$" in the person's words is not a replacement pattern.
  const words = (text: string): string =>
    text
      .replaceAll('{task}', () => shortened(task))
      .replaceAll('{result}', () => shortened(result ?? ''))
      .slice(0, TITLE_MAX);
  const line = <One extends { readonly title: string }>(one: One): One => ({
    ...one,
    title: words(one.title),
  });
  const part = ({ result: done, coarse, steps }: Script[Size]): Script[Size] => ({
    result: words(done),
    coarse: line(coarse),
    steps: steps
      .filter(({ title }) => result !== undefined || !title.includes('{result}'))
      .map((step) => ({ ...line(step), finer: step.finer.map(line) })),
  });
  return { micro: part(script.micro), lighter: part(script.lighter), full: part(script.full) };
};

/** The largest size, up to the task's own, whose steps fit the task's time; micro if none does. */
const fittingSize = (script: Script, { size, estimatedTime }: TaskShape): Size =>
  SIZES.slice(SIZES.indexOf(size)).find((one) => minutesOf(script, one) <= estimatedTime * SLACK) ??
  'micro';

/** Creates the functions that break tasks down by scripts. They do not mutate their arguments. */
export const createBreakdown = ({ chores, words, general }: BreakdownContent) => {
  const recognize = recognizer(chores, words);
  const { places } = general;
  const anywhere = places.find(({ choice }) => choice === undefined);
  if (anywhere === undefined) throw new Error('There is no place without a choice.');

  const scriptOf = (title: string): Script | null => recognize(title)?.chore ?? null;

  /** Every script that a task's steps may come from. */
  const scriptsFor = (title: string): readonly Script[] => [
    ...chores,
    ...places.map((place) => filled(place, title, undefined)),
  ];

  const stepsBy = (script: Script, task: BreakableTask): readonly TaskStep[] => {
    const steps = sizesIn(fittingSize(script, task)).flatMap((size) =>
      script[size].steps.map(open),
    );
    return task.estimatedTime > LONG_MINUTES ? [...steps, open(general.long)] : steps;
  };

  /**
   * The steps of a smart task that fits no chore. They are the steps of the place where the task is done, but the first
   * step is replaced by the micro size of the task. Null for other tasks.
   */
  const smartSteps = (task: BreakableTask): readonly TaskStep[] | null => {
    const template = CATALOGUE.find(({ id }) => id === task.templateId);
    if (template === undefined) return null;
    const ownSize = SIZES.find((size) =>
      everyWordingOf(() => template.sizes[size].title).has(task.title),
    );
    if (ownSize === undefined) return null;
    const place = places.find(({ areas }) => areas.includes(template.area)) ?? anywhere;
    const [, ...rest] = stepsBy(filled(place, task.title, undefined), task);
    const { title, minutes } = template.sizes.micro;
    return ownSize === 'micro'
      ? stepsBy(filled(place, task.title, undefined), task)
      : [open({ title, minutes }), ...rest];
  };

  const stepsFrom = (task: BreakableTask, { choice, words: said }: Answer): readonly TaskStep[] => {
    const place = places.find(({ id }) => id === choice) ?? anywhere;
    const own = said === undefined ? null : scriptOf(said);
    return stepsBy(
      choice === undefined && own !== null ? own : filled(place, task.title, said),
      task,
    );
  };

  const question: Question = {
    ...general.question,
    choices: places.flatMap(({ id, choice }) => (choice === undefined ? [] : { id, text: choice })),
  };

  return {
    /** The one question for a task that fits no script. */
    question,

    /**
     * The steps of a task that matches a script, none of them done; null when the person has to be asked. The steps
     * belong to the largest size, up to the task's own, that fits the task's time.
     */
    steps: (task: BreakableTask): readonly TaskStep[] | null => {
      const script = scriptOf(task.title);
      return script === null ? smartSteps(task) : stepsBy(script, task);
    },

    /** The steps that result from an answer, none of them done. An empty answer gives the steps for any place. */
    stepsFrom,

    /** The steps for a title that has no task yet, none of them done, for callers that cannot ask the question. */
    stepsFor: (title: string, minutes: number): readonly TaskStep[] => {
      const task = {
        title,
        estimatedTime: minutes,
        size: 'full',
        band: null,
        templateId: null,
      } as const;
      const script = scriptOf(title);
      return script === null ? stepsFrom(task, {}) : stepsBy(script, task);
    },

    /** Makes a task's steps finer or fewer. Ticks and the person's own steps are preserved. */
    inDetail: (
      title: string,
      steps: readonly TaskStep[],
      detail: 'finer' | 'fewer',
    ): readonly TaskStep[] => withDetail(scriptsFor(title), steps, detail, MOST_STEPS),

    /** The state that the first steps of a task lead to, as a sentence; null when its next step is from no chore. */
    goalOf: (title: string, steps: readonly TaskStep[]): string | null => {
      const next = steps.find(({ done }) => !done)?.title;
      const script = scriptOf(title);
      const size = SIZES.find((one) =>
        script?.[one].steps.some(
          (step) => step.title === next || step.finer.some((fine) => fine.title === next),
        ),
      );
      return script === null || size === undefined ? null : script[size].result;
    },

    /** A size that suits any task: the result, the minutes, and the given steps. */
    inAnySize: (size: Size, steps: readonly TaskStep[]): ScriptedSize => ({
      result: anywhere[size].result,
      minutes: minutesOf(anywhere, size),
      steps,
    }),

    /**
     * A task in one of its sizes: the result, the minutes, and the given steps without those open steps that only
     * larger sizes have. Null when no script matches the title.
     */
    inSize: (title: string, size: Size, steps: readonly TaskStep[]): ScriptedSize | null => {
      const script = scriptOf(title);
      if (script === null) return null;
      const parts = sizesIn(size);
      const beyond = new Set(
        SIZES.filter((one) => !parts.includes(one)).flatMap((one) => [
          script[one].coarse.title,
          ...script[one].steps.flatMap((step) => [
            step.title,
            ...step.finer.map((fine) => fine.title),
          ]),
        ]),
      );
      return {
        result: script[size].result,
        minutes: minutesOf(script, size),
        steps: steps.filter((step) => step.done || !beyond.has(step.title)),
      };
    },
  };
};

export type Breakdown = ReturnType<typeof createBreakdown>;
