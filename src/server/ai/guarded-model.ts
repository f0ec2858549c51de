import type { UserId } from '#domain/shared/brands.ts';
import type { Throttle, ThrottleLimits } from '../db/throttle.ts';
import type { Answer, LanguageModel, ModelFailure, Question } from './language-model.ts';

/** How many questions one person may cause. */
export const QUESTIONS_OF_A_PERSON: ThrottleLimits = {
  name: 'model-question',
  attempts: 20,
  windowS: 3600,
};
/** How many questions of all people may be under way in this process. */
const UNDER_WAY_MAX = 4;
/** After so many failures of the server in a row it is left alone for a while. */
const FAILURES_MAX = 3;
const PAUSE_MS = 60_000;

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

/** Whether the server itself is in trouble, and not just this one answer, which a title can spoil. */
const isOfServer = (answer: Answer): boolean =>
  'failure' in answer && answer.failure !== 'unfinished';

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
  let failuresInRow = 0;
  let pausedUntilMs = Number.NEGATIVE_INFINITY;

  const note = (answer: Answer): void => {
    if (!isOfServer(answer)) {
      failuresInRow = 0;
      return;
    }
    failuresInRow += 1;
    if (failuresInRow >= FAILURES_MAX) pausedUntilMs = now() + PAUSE_MS;
  };

  const put = async (question: Question, userId: UserId): Promise<string | null> => {
    // A database that does not answer is no reason to ask without a bound.
    const waitMs = await throttle.attempt(userId).catch(() => PAUSE_MS);
    if (waitMs !== null) return null;
    const answer = await model.ask(question);
    note(answer);
    if ('text' in answer) return answer.text;
    report(answer.failure);
    return null;
  };

  return {
    ask: async (question, userId) => {
      if (underWay >= UNDER_WAY_MAX || now() < pausedUntilMs) return null;
      underWay += 1;
      try {
        return await put(question, userId);
      } finally {
        underWay -= 1;
      }
    },
  };
};
