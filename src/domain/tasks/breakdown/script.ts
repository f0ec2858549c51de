import * as z from 'zod/mini';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { STEP_MINUTES } from '#domain/tasks/task.ts';
import { AREAS } from '#domain/tasks/vocabulary.ts';

/** A step of a script, with the finer steps into which it can be split; an empty list if there are none. */
export interface ScriptStep {
  readonly title: string;
  /** Whole minutes. */
  readonly minutes: number;
  readonly finer: readonly { readonly title: string; readonly minutes: number }[];
}

/** Maximum characters of a step as written, before {task} and {result} are filled in. */
const STEP_MAX = 100;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const LINE = new RegExp(`^(\\d{1,2}) (\\S.{0,${STEP_MAX - 1}})$`);

/** A step without finer steps, written as its minutes and the action: "2 Wipe the table". */
const line = z.pipe(
  z.string().check(
    z.regex(LINE, { error: 'A step is written as its minutes and what is done: 2 Wipe the table' }),
    z.refine((given) => {
      const minutes = Number.parseInt(given, 10);
      return minutes >= STEP_MINUTES.min && minutes <= STEP_MINUTES.max;
    }, `A step has ${STEP_MINUTES.min} to ${STEP_MINUTES.max} minutes.`),
  ),
  z.transform((given: string) => {
    const [, minutes, title = ''] = LINE.exec(given) ?? [];
    return { title, minutes: Number(minutes) };
  }),
);

/** A step with finer steps: a record with one field, whose key is the step and whose value lists the finer steps. */
const withFiner = z.pipe(
  z
    .record(z.string(), z.array(line).check(z.minLength(2, 'One finer step is none.')))
    .check(z.refine((entry) => Object.keys(entry).length === 1, 'Write one step for each dash.')),
  z.transform((entry, context): ScriptStep => {
    const [[name = '', finer = []] = []] = Object.entries(entry);
    const step = line.safeParse(name);
    if (step.success) return { ...step.data, finer };
    for (const { message } of step.error.issues) {
      context.issues.push({ code: 'custom', message, input: name });
    }
    return z.NEVER;
  }),
);

const step = z.union([
  z.pipe(
    line,
    z.transform((given): ScriptStep => ({ ...given, finer: [] })),
  ),
  withFiner,
]);

/** The part of a script that one size adds to the smaller sizes. */
const part = z.strictObject({
  /** The state reached once this size is done. */
  result: text(120),
  /** The whole part as one step. */
  coarse: line,
  steps: z.array(step).check(z.minLength(1)),
});

const sizes = { micro: part, lighter: part, full: part };

/** A chore of daily life: the words by which it is recognized, and its steps. */
const chore = z.strictObject({
  id: text(40),
  name: text(60),
  /** Lines of words that a title contains in this order; "/" separates alternatives. */
  find: z.array(text(300)).check(z.minLength(1)),
  /** Words that show that a title is not about this chore. */
  not: z.optional(z.array(text(40))),
  ...sizes,
});

const isUnique = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;

/** The chores of one file. */
export const choresFile = z.array(chore).check(z.refine(isUnique, 'An id is there twice.'));

/** The file of words with a special role in titles: fillers are ignored, and an aside ends the part that is matched. */
export const titleWordsFile = z.strictObject({
  fillers: z.array(text(30)),
  asides: z.array(text(30)),
});

/** The file for tasks that fit no chore. */
export const generalFile = z.strictObject({
  question: z.strictObject({ id: text(40), text: text(120), words: text(120) }),
  long: line,
  places: z
    .array(
      z.strictObject({
        id: text(40),
        /** The answer that chooses this place; missing for the place that is used when the person chooses none. */
        choice: z.optional(text(60)),
        /** The areas of smart tasks that are done in this place. */
        areas: z.array(z.enum(AREAS)),
        ...sizes,
      }),
    )
    .check(
      z.refine(isUnique, 'An id is there twice.'),
      z.refine(
        (all) => all.filter(({ choice }) => choice === undefined).length === 1,
        'One place, and only one, has no choice.',
      ),
    ),
});

export type Chore = z.output<typeof chore>;
export type TitleWords = z.output<typeof titleWordsFile>;
export type General = z.output<typeof generalFile>;

/** All content for breaking tasks down. */
export interface BreakdownContent {
  readonly chores: readonly Chore[];
  readonly words: TitleWords;
  readonly general: General;
}

/** Steps in three sizes; each size adds its part to the parts of the smaller sizes. */
export type Script = Readonly<
  Record<
    Size,
    {
      readonly result: string;
      readonly coarse: Omit<ScriptStep, 'finer'>;
      readonly steps: readonly ScriptStep[];
    }
  >
>;

/** The sizes whose parts make up a size, the smallest first. */
export const sizesIn = (size: Size): readonly Size[] =>
  SIZES.slice(SIZES.indexOf(size)).toReversed();

/** The total minutes of a script's usual steps in a size. */
export const minutesOf = (script: Script, size: Size): number =>
  sizesIn(size)
    .flatMap((one) => script[one].steps)
    .reduce((sum, { minutes }) => sum + minutes, 0);
