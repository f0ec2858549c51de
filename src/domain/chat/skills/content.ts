import * as z from 'zod/mini';
import { FIELD_KINDS } from '#domain/chat/form.ts';

export const line = z.string().check(z.minLength(1));
export const lines = z.array(line).check(z.minLength(1));
/** A text that is short enough for a button. */
export const label = line.check(z.maxLength(60));
const phrases = z.optional(lines);

export const wordList = z.strictObject({
  has: phrases,
  starts: phrases,
  whole: phrases,
  unless: phrases,
});
export const skillName = z.strictObject({ button: label, sentence: line });
const natural = z.int().check(z.gte(1));

export const formContent = z.strictObject({
  title: line,
  fields: z
    .array(
      z.strictObject({
        name: z.string().check(z.regex(/^[a-z][A-Za-z]*$/)),
        label: line,
        kind: z.enum(FIELD_KINDS),
        required: z.boolean(),
        options: z._default(z.array(label), []),
        value: z._default(z.string(), ''),
        /** The smallest valid number; for `rows`, the smallest number in a row. */
        min: z._default(z.int(), 0),
        /** The largest valid number; for a text, the maximum length in characters. */
        max: natural,
        /** For `rows`: the column headings for text and number. */
        columns: z.optional(z.strictObject({ text: label, number: label })),
        /** Whether the field accepts only one item, so that a typed list is rejected. */
        single: z._default(z.boolean(), false),
      }),
    )
    .check(z.minLength(1)),
  submit: label,
});
export type FormContent = z.infer<typeof formContent>;

const phase = z.strictObject({
  id: line,
  label,
  seconds: natural,
  from: z.number().check(z.gte(0), z.lte(1)),
  to: z.number().check(z.gte(0), z.lte(1)),
});
const pacer = z.strictObject({
  rounds: natural,
  phases: z.array(phase).check(z.minLength(1)),
});
const timer = z.strictObject({ label, seconds: natural });

/** Texts and word lists shared by all exercises. */
export const commonContent = z.strictObject({
  stop: label,
  back: z.strictObject({ label, also: lines }),
  again: z.strictObject({ says: line, also: lines }),
  confused: lines,
  also: z.record(label, lines),
  'no-answer': wordList,
  forms: z.strictObject({
    kept: line,
    required: line,
    number: line,
    choice: line,
    long: line,
    rowNumber: line,
    rowCount: line,
    rowLong: line,
    rowTwice: line,
  }),
  calming: z.strictObject({
    after: z.strictObject({ says: line, better: label, same: label, worse: label }),
    plainer: lines,
    early: z.strictObject({ worse: label, cannot: label }),
    worse: wordList,
    cannot: wordList,
    chest: z.strictObject({ ...wordList.shape, says: line }),
    told: wordList,
  }),
});
export type CommonContent = z.infer<typeof commonContent>;

/** A calming exercise: one or more variants, each a sequence of steps. */
export const calmingContent = z.strictObject({
  name: skillName,
  begins: lines,
  plainer: z.strictObject({ way: z.optional(lines), doing: lines }),
  pacers: z._default(z.record(line, pacer), {}),
  ways: z
    .array(
      z.strictObject({
        label,
        steps: z
          .array(
            z.strictObject({
              says: lines,
              buttons: z.array(label).check(z.minLength(1)),
              pacer: z.optional(line),
              timer: z.optional(timer),
              words: z._default(z.boolean(), false),
            }),
          )
          .check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
  ends: z.strictObject({ better: lines, same: lines, worse: lines, cannot: lines }),
});
export type CalmingContent = z.infer<typeof calmingContent>;

const scriptLine = z.union([
  line,
  z.strictObject({
    when: z.strictObject({
      is: z.enum(['lower', 'same', 'higher', 'none']),
      of: line,
      than: line,
    }),
    says: line,
  }),
]);

/** An exercise whose steps are defined as data. */
export const scriptContent = z.strictObject({
  name: skillName,
  steps: z
    .array(
      z.strictObject({
        id: line,
        says: z.array(scriptLine).check(z.minLength(1)),
        plainer: z.optional(lines),
        buttons: z._default(
          z.array(
            z.strictObject({
              label,
              to: line,
              set: z._default(z.record(line, line), {}),
              note: z._default(z.array(line), []),
            }),
          ),
          [],
        ),
        form: z.optional(formContent),
        /** The step after the form. */
        to: z.optional(line),
        timer: z.optional(timer),
        tasks: z._default(z.boolean(), false),
        end: z._default(z.boolean(), false),
      }),
    )
    .check(z.minLength(2)),
  notes: z._default(z.array(z.strictObject({ ...wordList.shape, field: line, says: line })), []),
});
export type ScriptContent = z.infer<typeof scriptContent>;
export type ScriptLine = z.infer<typeof scriptLine>;
