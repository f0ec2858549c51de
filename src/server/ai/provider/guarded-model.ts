import type { UserId } from '#domain/shared/brands.ts';
import type { Throttle, ThrottleLimits } from '#server/db/throttle.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import type { ModelFailure } from './failure.ts';
import type { LanguageModel, Question } from './language-model.ts';

/** How many questions one person may cause. */
export const QUESTIONS_OF_A_PERSON: ThrottleLimits = {
  name: 'model-question',
  attempts: 20,
  windowS: 3600,
};
/** How many questions of all people may be under way in this process. */
const UNDER_WAY_MAX = 4;
/** What is waited for where the attempts cannot be counted. */
const UNCOUNTED_WAIT_MS = 60_000;

export interface Guards {
  /** Counts the questions of each person. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Milliseconds of any steady clock; tests bring their own. */
  readonly now?: () => number;
}

export interface GuardedModel {
  /** The text of the answer; null when there is none, or when the question was not put. Never rejects. */
  ask(question: Question, userId: UserId): Promise<string | null>;
}

/**
 * Puts at most 4 questions at once and 20 an hour for each person, and none for a minute after the server
 * failed 3 times in a row; from then on one more failure is another minute. What may not be put waits
 * for nothing.
 */
export const guardedModel = (
  model: LanguageModel,
  { throttle, report, now = () => performance.now() }: Guards,
): GuardedModel => {
  let underWay = 0;
  const breaker = circuitBreaker(now);

  const put = async (question: Question, userId: UserId): Promise<string | null> => {
    // A database that does not answer is no reason to ask without a bound.
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
