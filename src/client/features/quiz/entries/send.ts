import { call } from '#client/lib/api/call.ts';
import { quizEndpoints } from '#contract/quiz.ts';
import type { QuizBody } from './body.ts';

interface Ids {
  readonly id: string;
  readonly userId: string;
}

/** Sends a first quiz; resolves to its result. Throws what `call` throws, as all here do. */
export const sendFirst = (ids: Ids, body: QuizBody) =>
  call(quizEndpoints.submitFirst, { body: { ...body, ...ids, type: 'first' } });

/** Sends a weekly check-in. */
export const sendWeekly = (ids: Ids, body: QuizBody) =>
  call(quizEndpoints.submitWeekly, { body: { ...body, ...ids, type: 'weekly' } });
