import * as z from 'zod/mini';
import { endpoint } from '#contract/shared/endpoint.ts';
import { done, ownParams, recordId, timestamp, userId } from '#contract/shared/fields.ts';
import { QUICK_LENGTHS } from '#domain/attention/digit-span/blocks.ts';
import { DIFFICULTIES } from '#domain/attention/recording.ts';
import { SIMON_COLORS } from '#domain/attention/simon/colors.ts';
import { BATCH_SIZE } from '#domain/attention/stroop/batch.ts';
import { STROOP_COLORS } from '#domain/attention/stroop/stimuli.ts';
import { texts } from '#texts/attention.js';
import { attentionRun, storedRun } from './run.ts';

/** The longest accepted response time, in milliseconds. */
const LONGEST_MS = 3_600_000;
/** The longest accepted sequence; reaching this length in a Quick game of Simon takes hours. */
const SEQUENCE_MAX = 200;

const difficulty = z.enum(DIFFICULTIES, { error: () => texts.difficultyWrong });

const timeError = { error: () => texts.timeWrong };
const timeTaken = z
  .number(timeError)
  .check(z.minimum(0, timeError), z.maximum(LONGEST_MS, timeError));

const listOf = <Item extends z.core.$ZodType>(
  list: 'sequence' | 'answer',
  item: Item,
  least: number,
) =>
  z.array(item, { error: () => texts.listErrors[list].notList }).check(
    z.minLength(least, { error: () => texts.listErrors[list].empty }),
    z.maxLength(SEQUENCE_MAX, {
      error: () => texts.listErrors[list].tooLong({ max: SEQUENCE_MAX }),
    }),
  );

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/**
 * The id of the run that an answer belongs to. Once the run is stored as interrupted, the answers of the run no longer
 * count in the summary.
 */
const runId = z.optional(recordId);

const stroopColor = z.enum(STROOP_COLORS, { error: () => texts.colorNotListed });

const attempt = z
  .object({
    word: stroopColor,
    color: stroopColor,
    selectedColor: stroopColor,
    correct: z.boolean({ error: () => texts.correctOrNot }),
    timeTaken,
    timestamp,
  })
  .check(
    z.refine(({ color, selectedColor, correct }) => correct === (color === selectedColor), {
      path: ['correct'],
      error: () => texts.correctIsInk,
    }),
  );

const stroop = z.object({
  id: z.optional(recordId),
  userId,
  runId,
  attempts: z
    .array(attempt, { error: () => texts.attemptsNotList })
    .check(z.length(BATCH_SIZE, { error: () => texts.attemptsInBatch({ count: BATCH_SIZE }) })),
  difficulty,
});

const record = {
  id: z.optional(recordId),
  userId,
  runId,
  correct: z.boolean({ error: () => texts.correctOrNot }),
  timeTaken,
  difficulty,
  timestamp,
  /** The sequence length. */
  level: z.int({ error: () => texts.levelIsLength }),
};

interface SequenceRecord {
  readonly sequence: readonly unknown[];
  readonly userInput: readonly unknown[];
  readonly correct: boolean;
  readonly level: number;
}

/** The checks of a record of a repeated sequence of digits or colors. */
const isSequenceRecord = [
  z.refine<SequenceRecord>(
    ({ sequence, userInput, correct }) => correct === isSame(sequence, userInput),
    { path: ['correct'], error: () => texts.correctIsWhole },
  ),
  z.refine<SequenceRecord>(({ sequence, level }) => level === sequence.length, {
    path: ['level'],
    error: () => texts.levelIsLength,
  }),
] as const;

const digitError = { error: () => texts.digitWrong };
const digit = z.int(digitError).check(z.minimum(0, digitError), z.maximum(9, digitError));
const simonColor = z.enum(SIMON_COLORS, { error: () => texts.colorNotListed });

const digitSpan = z
  .object({
    ...record,
    sequence: listOf('sequence', digit, 1),
    userInput: listOf('answer', digit, 0),
  })
  .check(
    ...isSequenceRecord,
    z.refine((answer) => answer.sequence.length === QUICK_LENGTHS[answer.difficulty], {
      path: ['sequence'],
      error: () => texts.lengthOfDifficulty,
    }),
  );

const simon = z
  .object({
    ...record,
    sequence: listOf('sequence', simonColor, 1),
    userInput: listOf('answer', simonColor, 0),
  })
  .check(
    ...isSequenceRecord,
    z.refine(({ sequence, userInput }) => userInput.length <= sequence.length, {
      path: ['userInput'],
      error: () => texts.answerTooLong,
    }),
  );

/** The percentage of right answers, 0 to 100; null without data. */
const accuracy = z.nullable(z.number());
/** The mean time in milliseconds; null without data. */
const avgTime = z.nullable(z.number());

const summary = z.object({
  simon: z.object({ maxLevel: z.nullable(z.number()), accuracy }),
  digit: z.object({ avgTime, accuracy }),
  stroop: z.object({ avgTime, accuracy }),
});

export type StroopBody = z.input<typeof stroop>;
export type DigitSpanBody = z.input<typeof digitSpan>;
export type SimonBody = z.input<typeof simon>;
export type AttentionSummaryReply = z.output<typeof summary>;

export const attentionEndpoints = {
  stroop: endpoint({
    method: 'POST',
    path: '/api/attention/stroop/:userId',
    summary:
      'Keeps a batch of Stroop answers and gives its result. The same id twice is one batch.',
    access: 'session',
    params: ownParams,
    body: stroop,
    status: 201,
    reply: z.object({ accuracy: z.number(), avgTime: z.number() }),
  }),
  digitSpan: endpoint({
    method: 'POST',
    path: '/api/attention/digit-span/:userId',
    summary: 'Keeps a digit-span answer. The same id twice is one answer.',
    access: 'session',
    params: ownParams,
    body: digitSpan,
    status: 201,
    reply: done,
  }),
  simon: endpoint({
    method: 'POST',
    path: '/api/attention/simon/:userId',
    summary: 'Keeps a repeated Simon sequence. The same id twice is one answer.',
    access: 'session',
    params: ownParams,
    body: simon,
    status: 201,
    reply: done,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/attention/summary/:userId',
    summary: 'Sums up Simon, digit span and Stroop; null where there is no data.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: summary,
  }),
  keepRun: endpoint({
    method: 'POST',
    path: '/api/attention/runs/:userId',
    summary: 'Keeps a whole run as it happened and scores it. The same id twice is one run.',
    access: 'session',
    params: ownParams,
    body: attentionRun,
    status: 201,
    reply: storedRun,
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/attention/runs/:userId',
    summary: 'Lists the newest runs of one test with their results, the newest first, at most 50.',
    access: 'session',
    params: ownParams,
    query: z.object({
      instrument: attentionRun.shape.instrument,
      /** Only runs of this mode; all runs if omitted. */
      mode: z.optional(attentionRun.shape.mode),
    }),
    status: 200,
    reply: z.array(storedRun),
  }),
  run: endpoint({
    method: 'GET',
    path: '/api/attention/run/:runId',
    summary: 'Gives one run with all its events, to be replayed and scored again.',
    access: 'session',
    params: z.object({ runId: recordId }),
    status: 200,
    reply: attentionRun,
  }),
};
