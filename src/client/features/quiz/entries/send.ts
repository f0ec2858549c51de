import { call } from '#client/lib/api/call.ts';
import { fits } from '#client/lib/api/outline.ts';
import { type QuizResult, quizEndpoints } from '#contract/quiz.ts';
import type { QuizBody } from './body.ts';

interface Ids {
  readonly id: string;
  readonly userId: string;
}

/**
 * Sends a first quiz. Resolves to its result, or to null if the reply cannot be parsed. Throws what `call` throws, like
 * all functions in this file.
 */
export const sendFirst = async (ids: Ids, body: QuizBody): Promise<QuizResult | null> => {
  const { submitFirst } = quizEndpoints;
  const result = await call(submitFirst, { body: { ...body, ...ids, type: 'first' } });
  return fits(submitFirst, result) ? result : null;
};

/** Sends a weekly check-in, with the same result as `sendFirst`. */
export const sendWeekly = async (ids: Ids, body: QuizBody): Promise<QuizResult | null> => {
  const { submitWeekly } = quizEndpoints;
  const result = await call(submitWeekly, { body: { ...body, ...ids, type: 'weekly' } });
  return fits(submitWeekly, result) ? result : null;
};
