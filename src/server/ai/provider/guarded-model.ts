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
/** Maximum number of questions in progress in this process, across all users. */
const MAX_IN_PROGRESS = 4;
/**
 * How long a user is assumed to have to wait when attempts cannot be counted. Any value above 0 refuses the question.
 */
const UNCOUNTED_WAIT_MS = 60_000;

export interface Guards {
  /** Counts the questions per user. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Milliseconds of any monotonic clock; tests inject their own. */
  readonly now?: () => number;
}

export interface GuardedModel {
  /** The text of the reply. Null when there is no usable reply or the question was not sent. Never rejects. */
  ask(question: Question, userId: UserId): Promise<string | null>;
}

/**
 * Sends at most 4 questions at a time, and at most 20 per user and hour. After 3 consecutive server failures it sends
 * none for a minute, and each further failure causes another pause of a minute. A question that is not sent returns
 * null immediately.
 */
export const guardedModel = (
  model: LanguageModel,
  { throttle, report, now = () => performance.now() }: Guards,
): GuardedModel => {
  let inProgress = 0;
  const breaker = circuitBreaker(now);

  const put = async (question: Question, userId: UserId): Promise<string | null> => {
    // If the database does not respond, the limit cannot be enforced, so the model is not asked.
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
      if (inProgress >= MAX_IN_PROGRESS || breaker.isOpen()) return null;
      inProgress += 1;
      try {
        return await put(question, userId);
      } finally {
        inProgress -= 1;
      }
    },
  };
};
