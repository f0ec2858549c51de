import * as z from 'zod/mini';
import type { ScriptStep } from '#domain/tasks/breakdown/script.ts';
import { STEP_MINUTES } from '#domain/tasks/task.ts';
import { AREAS } from '#domain/tasks/vocabulary.ts';

/** Maximum characters of a step as written, before {task} and {result} are filled in. */
const STEP_MAX = 100;

/** Maximum characters of a line of words that recognizes a title. */
const FIND_MAX = 1000;

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

const part = z.strictObject({
  result: text(120),
  coarse: line,
  steps: z.array(step).check(z.minLength(1)),
});

const sizes = { micro: part, lighter: part, full: part };

const chore = z.strictObject({
  id: text(40),
  name: text(60),
  find: z.array(text(FIND_MAX)).check(z.minLength(1)),
  not: z.optional(z.array(text(40))),
  ...sizes,
});

const isUnique = (all: readonly { readonly id: string }[]): boolean =>
  new Set(all.map(({ id }) => id)).size === all.length;

/** The chores of one file, and the area of life to which they belong. */
export const choresFile = z.strictObject({
  area: z.enum(AREAS),
  chores: z.array(chore).check(z.refine(isUnique, 'An id is there twice.')),
});

/** The file of words with a special role in titles. */
export const titleWordsFile = z.strictObject({
  fillers: z.array(text(30)),
  asides: z.array(text(30)),
  englishEndings: z.boolean(),
});

/** The file for tasks that fit no chore. */
export const generalFile = z.strictObject({
  question: z.strictObject({ id: text(40), text: text(120), words: text(120) }),
  long: line,
  places: z
    .array(
      z.strictObject({
        id: text(40),
        choice: z.optional(text(60)),
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
