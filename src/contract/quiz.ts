import * as z from 'zod/mini';
import { OPTION_COUNT } from '#domain/quiz/item.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/quiz.js';
import { endpoint } from './shared/endpoint.ts';
import { done, localDate, ownParams, recordId, timestamp, userId, zone } from './shared/fields.ts';

/** The maximum number of answers in one submission. */
const RESPONSES_MAX = 60;

const ownQuery = z.object({ userId: z.optional(userId) });

const indexError = { error: () => texts.chooseOption };

const responses = z
  .array(
    z.object({
      questionId: z
        .string({ error: () => texts.questionMissing })
        .check(z.minLength(1), z.maxLength(64)),
      selectedOptionIndex: z
        .int(indexError)
        .check(z.minimum(0, indexError), z.maximum(OPTION_COUNT - 1, indexError)),
    }),
    { error: () => texts.answersAreList },
  )
  .check(z.maxLength(RESPONSES_MAX, { error: () => texts.tooManyAnswers }));

const submission = {
  id: z.optional(recordId),
  userId,
  responses,
  /** When the quiz was finished, which may be long before it is sent; defaults to now. */
  timestamp: z.optional(timestamp),
  /** The person's local date at `timestamp`; defaults to the date in `zone`, or in UTC without a zone. */
  localDate: z.optional(localDate),
  zone: z.optional(zone),
};

const question = z.object({
  id: z.string(),
  type: z.enum(['first', 'weekly']),
  question: z.string(),
  options: z.readonly(z.array(z.readonly(z.object({ text: z.string() })))),
});

const neurotype = z.enum(NEUROTYPES);

const result = z.object({
  /** 0 to 100 per neurotype: all three for the first quiz, only the primary condition for a weekly check-in. */
  scores: z.partialRecord(neurotype, z.int()),
  displayResult: z.string(),
  primaryCondition: neurotype,
  /** The person's local date of the submission. */
  date: localDate,
});

export type QuizResult = z.output<typeof result>;
export type QuizQuestionReply = z.output<typeof question>;
export type WeeklyProgress = z.output<(typeof quizEndpoints)['weeklyProgress']['reply']>;

export const quizEndpoints = {
  hasTakenFirst: endpoint({
    method: 'GET',
    path: '/api/quiz/has-taken-first',
    summary: 'Says whether the person has taken the first quiz.',
    access: 'session',
    query: ownQuery,
    status: 200,
    reply: z.object({ hasTaken: z.boolean() }),
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/quiz/quiz-questions',
    summary: 'Lists the questions of the first quiz.',
    access: 'session',
    status: 200,
    reply: z.array(question),
  }),
  firstResult: endpoint({
    method: 'GET',
    path: '/api/quiz/first-result/:userId',
    summary: 'Gives the result of the first quiz again; 404 when it was not taken.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: result,
  }),
  submitFirst: endpoint({
    method: 'POST',
    path: '/api/quiz/submit-first-quiz',
    summary:
      'Scores the first quiz. The same id twice is one quiz; another one while it is taken is refused with 409.',
    access: 'session',
    body: z.object({
      ...submission,
      type: z._default(z.literal('first', { error: () => texts.typeFirst }), 'first'),
    }),
    status: 201,
    reply: result,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/quiz/reset-progress',
    summary: 'Removes the answers and the result of the first quiz. Weekly check-ins stay.',
    access: 'session',
    query: ownQuery,
    status: 200,
    reply: done,
  }),
  weeklyQuestions: endpoint({
    method: 'GET',
    path: '/api/quiz/weekly-questions/:userId',
    summary:
      'Lists this week’s questions for the primary condition; 409 while the first quiz is not taken.',
    access: 'session',
    params: ownParams,
    query: z.object({ localDate: z.optional(localDate), zone: z.optional(zone) }),
    status: 200,
    reply: z.object({ questions: z.array(question), primaryCondition: neurotype }),
  }),
  submitWeekly: endpoint({
    method: 'POST',
    path: '/api/quiz/submit-quiz',
    summary:
      'Scores a weekly check-in. A second one on the same local date takes the place of the first.',
    access: 'session',
    body: z.object({
      ...submission,
      type: z._default(z.literal('weekly', { error: () => texts.typeWeekly }), 'weekly'),
    }),
    status: 201,
    reply: result,
  }),
  weeklyProgress: endpoint({
    method: 'GET',
    path: '/api/quiz/weekly-progress/:userId',
    summary: 'Lists the scores of the weekly check-ins by date.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(z.object({ date: localDate, score: z.int(), condition: neurotype })),
  }),
};
