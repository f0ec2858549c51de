import * as z from 'zod/mini';
import { localDate, recordId, timestamp, userId, zone } from '#contract/shared/fields.ts';
import { recordEndpoint } from '#contract/shared/record-endpoint.ts';
import { KEPT_LETTERS } from '#domain/attention/cpt/quick-run.ts';
import { texts } from '#texts/attention.js';

/** The maximum number of presses in one run. */
const PRESSES_MAX = 10_000;

const letter = z
  .string({ error: () => texts.letterMissing })
  .check(z.regex(/^[A-Z]$/, { error: () => texts.letterWrong }));

const countError = { error: () => texts.countWrong({ max: String(PRESSES_MAX) }) };
const count = z.int(countError).check(z.minimum(0, countError), z.maximum(PRESSES_MAX, countError));

const percentError = { error: () => texts.accuracyWrong };

const response = z
  .object({
    id: z.optional(recordId),
    userId,
    shownLetter: letter,
    responseTime: timestamp,
    isCorrect: z.boolean({ error: () => texts.responseCorrectOrNot }),
    /** The last letters shown; the one on screen comes last. */
    sequence: z
      .array(letter, { error: () => texts.lettersNotList })
      .check(
        z.minLength(1, { error: () => texts.listErrors.sequence.empty }),
        z.maxLength(KEPT_LETTERS, { error: () => texts.tooManyLetters({ max: KEPT_LETTERS }) }),
      ),
  })
  .check(
    z.refine(({ sequence, shownLetter }) => sequence.at(-1) === shownLetter, {
      path: ['sequence'],
      error: () => texts.lastLetterShown,
    }),
    z.refine(
      ({ sequence, isCorrect }) =>
        isCorrect === (sequence.at(-2) === 'A' && sequence.at(-1) === 'X'),
      { path: ['isCorrect'], error: () => texts.correctIsAX },
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
      error: () => texts.countsOfTotal,
    }),
    z.refine(
      ({ total, correct, accuracy }) =>
        accuracy === (total === 0 ? 0 : Math.round((correct / total) * 100)),
      { path: ['accuracy'], error: () => texts.accuracyOfCounts },
    ),
  );

export type CptResponseBody = z.input<typeof response>;
export type CptSummaryBody = z.input<typeof summary>;

/** The quick CPT. Its paths are fixed by the specification. */
export const quickCptEndpoints = {
  response: recordEndpoint('/api/focus/cpt', 'Keeps a press of the quick CPT.', response),
  summary: recordEndpoint('/api/focus/cpt-summary', 'Keeps the result of a quick CPT.', summary),
};
