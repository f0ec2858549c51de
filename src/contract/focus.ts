import * as z from 'zod/mini';
import { KEPT_LETTERS } from '#domain/attention/cpt/quick-run.ts';
import { endpoint } from './shared/endpoint.ts';
import { done, localDate, recordId, timestamp, userId, zone } from './shared/fields.ts';

/** The most presses of a run. */
const PRESSES_MAX = 10_000;
/** The longest accepted session, in seconds; a longer one is a clock error. */
const SESSION_MAX_S = 7 * 86_400;
/**
 * By how much a duration may exceed the time from start to end, because whole seconds may be
 * rounded up.
 */
const ROUNDING_MS = 1000;

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
    /** The person's own date at that time; defaults to the date in `zone`. */
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

const secondsError = { error: 'The duration has to be whole seconds, a week at most.' };

const session = z
  .object({
    /** The same id twice is one session. */
    id: z.optional(recordId),
    userId,
    sessionStart: timestamp,
    sessionEnd: timestamp,
    /** At most the time from start to end; shorter when time hidden or asleep is left out. */
    durationSeconds: z
      .int(secondsError)
      .check(z.minimum(0, secondsError), z.maximum(SESSION_MAX_S, secondsError)),
  })
  .check(
    z.refine(({ sessionStart, sessionEnd }) => Date.parse(sessionEnd) >= Date.parse(sessionStart), {
      path: ['sessionEnd'],
      error: 'The end has to come after the start.',
    }),
    z.refine(
      ({ sessionStart, sessionEnd, durationSeconds }) =>
        durationSeconds * 1000 <= Date.parse(sessionEnd) - Date.parse(sessionStart) + ROUNDING_MS,
      { path: ['durationSeconds'], error: 'The duration is longer than from start to end.' },
    ),
  );

const visibility = z.object({
  id: z.optional(recordId),
  userId,
  timestamp,
  visible: z.boolean({ error: 'A page is visible or not: true or false.' }),
});

export type CptResponseBody = z.input<typeof response>;
export type CptSummaryBody = z.input<typeof summary>;
export type VisibilityBody = z.input<typeof visibility>;
export type SessionBody = z.input<typeof session>;

const post = <const Path extends `/${string}`, Body extends z.core.$ZodType>(
  path: Path,
  summaryText: string,
  body: Body,
) =>
  endpoint({
    method: 'POST',
    path,
    summary: `${summaryText} The same id twice is one record.`,
    access: 'session',
    body,
    status: 201,
    reply: done,
  });

export const focusEndpoints = {
  cpt: post('/api/focus/cpt', 'Keeps a press of the quick CPT.', response),
  cptSummary: post('/api/focus/cpt-summary', 'Keeps the result of a quick CPT.', summary),
  visibility: post('/api/focus/visibility', 'Keeps that the page was hidden or shown.', visibility),
  session: post('/api/focus/session', 'Keeps how long the app was open.', session),
};
