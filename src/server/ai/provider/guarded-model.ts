import type { UserId } from '#domain/shared/brands.ts';
import type { Throttle, ThrottleLimits } from '#server/db/throttle.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { ModelFailure } from './failure.ts';
import type { LanguageModel, Question } from './language-model.ts';

/** The rate limit for questions per user. */
export const QUESTIONS_OF_A_PERSON: ThrottleLimits = {
  name: 'model-question',
  attempts: 20,
  windowS: 3600,
};
/** The most questions in progress in this process, across all users. */
const UNDER_WAY_MAX = 4;
/** The delay to assume when the attempts cannot be counted. */
const UNCOUNTED_WAIT_MS = 60_000;

export interface Guards {
  /** Counts the questions per user. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Milliseconds of any monotonic clock; tests inject their own. */
  readonly now?: () => number;
}

export interface GuardedModel {
  /** The text of the answer; null when there is none or the question was not sent. Never rejects. */
  ask(question: Question, userId: UserId): Promise<string | null>;
}

/**
 * Sends at most 4 questions concurrently and 20 an hour per user. After 3 consecutive server failures it pauses for a
 * minute, and each further failure pauses it for another. A blocked question returns null without waiting.
 */
export const guardedModel = (
  model: LanguageModel,
  { throttle, report, now = () => performance.now() }: Guards,
): GuardedModel => {
  let underWay = 0;
  const breaker = circuitBreaker(now);

  const put = async (question: Question, userId: UserId): Promise<string | null> => {
    // If the database does not answer, the limit cannot be enforced, so the model is not asked.
    const waitMs = await throttle.attempt(userId).catch(() => UNCOUNTED_WAIT_MS);
    if (waitMs !== null) return null;
    const answer = await model.ask(question);
    breaker.note('failure' in answer ? answer.failure : null);
    if ('text' in answer) return answer.text;
    report(answer.failure);
    return null;
  };

  return {
    ask: async (question, userId) => {
      if (underWay >= UNDER_WAY_MAX || breaker.isOpen()) return null;
      underWay += 1;
      try {
        return await put(question, userId);
      } finally {
        underWay -= 1;
      }
    },
  };
};
