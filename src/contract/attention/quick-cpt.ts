import * as z from 'zod/mini';
import { localDate, recordId, timestamp, userId, zone } from '#contract/shared/fields.ts';
import { recordEndpoint } from '#contract/shared/record-endpoint.ts';
import { KEPT_LETTERS } from '#domain/attention/cpt/quick-run.ts';

/** The maximum number of presses in one run. */
const PRESSES_MAX = 10_000;

const letter = z
  .string({ error: 'A letter is missing.' })
  .check(z.regex(/^[A-Z]$/, { error: 'A letter has to be one of A to Z.' }));

const countError = { error: `Counts have to be whole numbers from 0 to ${PRESSES_MAX}.` };
const count = z.int(countError).check(z.minimum(0, countError), z.maximum(PRESSES_MAX, countError));

const percentError = { error: 'The accuracy has to be a whole percent, 0 to 100.' };

const response = z
  .object({
    id: z.optional(recordId),
    userId,
    shownLetter: letter,
    responseTime: timestamp,
    isCorrect: z.boolean({ error: 'A response is correct or not: true or false.' }),
    /** The last letters shown; the one on screen comes last. */
    sequence: z
      .array(letter, { error: 'The sequence has to be a list of letters.' })
      .check(
        z.minLength(1, { error: 'The sequence is empty.' }),
        z.maxLength(KEPT_LETTERS, { error: `The sequence has at most ${KEPT_LETTERS} letters.` }),
      ),
  })
  .check(
    z.refine(({ sequence, shownLetter }) => sequence.at(-1) === shownLetter, {
      path: ['sequence'],
      error: 'The sequence has to end with the letter shown.',
    }),
    z.refine(
      ({ sequence, isCorrect }) =>
        isCorrect === (sequence.at(-2) === 'A' && sequence.at(-1) === 'X'),
      { path: ['isCorrect'], error: 'A response is correct when the last letters are A and X.' },
    ),
  );

const summary = z
  .object({
    id: z.optional(recordId),
    userId,
    total: count,
    correct: count,
    incorrect: count,
    /** Whole percent. */
    accuracy: z.int(percentError).check(z.minimum(0, percentError), z.maximum(100, percentError)),
    endedAt: timestamp,
    /** The person's local date at `endedAt`; defaults to the date in `zone`. */
    localDate: z.optional(localDate),
    zone: z.optional(zone),
  })
  .check(
    z.refine(({ total, correct, incorrect }) => correct + incorrect === total, {
      path: ['total'],
      error: 'Correct and incorrect have to add up to the total.',
    }),
    z.refine(
      ({ total, correct, accuracy }) =>
        accuracy === (total === 0 ? 0 : Math.round((correct / total) * 100)),
      { path: ['accuracy'], error: 'The accuracy does not fit the counts.' },
    ),
  );

export type CptResponseBody = z.input<typeof response>;
export type CptSummaryBody = z.input<typeof summary>;

/** The quick CPT. Its paths are fixed by the specification. */
export const quickCptEndpoints = {
  response: recordEndpoint('/api/focus/cpt', 'Keeps a press of the quick CPT.', response),
  summary: recordEndpoint('/api/focus/cpt-summary', 'Keeps the result of a quick CPT.', summary),
};
