import * as z from 'zod/mini';
import {
  formContent,
  label,
  line,
  lines,
  skillName,
  wordList,
} from '#domain/chat/skills/content.ts';

const percent = z.int().check(z.gte(0), z.lte(100));
const rung = z.strictObject({ text: line.check(z.maxLength(80)), distress: percent });
const step = { says: lines, plainer: lines };
const outcome = z.strictObject({ label, says: line });
const watched = z.strictObject({ ...wordList.shape, says: line });

/** The texts and word lists of exposure coaching. */
export const exposureContent = z.strictObject({
  name: skillName,
  pick: z.strictObject({
    ...step,
    more: line,
    /** The button that shows more ladders. */
    others: label,
    /** The button for a new fear, shown below the ladders. */
    newFear: label,
  }),
  fear: z.strictObject({
    ...step,
    buttons: z.array(label),
    form: formContent,
    questions: wordList,
  }),
  rungs: z.strictObject({
    ...step,
    first: line,
    again: line,
    needs: line,
    ideas: line,
    use: label,
    used: line,
    form: formContent,
  }),
  ritual: z.strictObject({ ...step, change: label, keep: label }),
  choose: z.strictObject(step),
  before: z.strictObject({ ...step, form: formContent }),
  ready: z.strictObject({ ...step, start: label, lower: label }),
  doing: z.strictObject({
    ...step,
    timer: label,
    all: label,
    part: label,
    none: label,
    honest: line,
    hard: label,
    argues: watched,
  }),
  result: z.strictObject({
    ...step,
    form: formContent,
    outcomes: z.strictObject({
      no: outcome,
      partly: outcome,
      yes: outcome,
      'not-yet': outcome,
    }),
  }),
  next: z.strictObject({
    ...step,
    sure: line,
    urges: z.strictObject({ all: line, part: line, none: line }),
    more: label,
    done: label,
  }),
  end: lines,
  'not-here': z.array(z.strictObject({ ...wordList.shape, id: line, says: lines })),
  'no-steps': z.array(z.strictObject({ ...watched.shape, id: line })),
  'tests-harm': watched,
  'left-out': line,
  rituals: wordList,
  'leaves-out': wordList,
  shields: watched,
  'too-much': z.strictObject({ ...wordList.shape, building: lines, doing: lines }),
  harm: z.strictObject({
    ...wordList.shape,
    says: lines,
    places: z.array(z.strictObject({ has: lines, ...rung.shape })),
  }),
  themes: z
    .array(
      z.strictObject({
        id: line,
        /** Single words, separated by spaces; word pairs are hyphenated. Any ending matches a word with `*`. */
        words: z.string(),
        think: line,
        rungs: z.array(rung).check(z.minLength(3)),
        predictions: lines,
        urges: lines,
      }),
    )
    .check(z.minLength(1)),
});
export type ExposureContent = z.infer<typeof exposureContent>;
