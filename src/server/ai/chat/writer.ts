import type { UserId } from '#domain/shared/brands.ts';
import { circuitBreaker } from '#server/ai/provider/circuit-breaker.ts';
import type { ModelFailure } from '#server/ai/provider/failure.ts';
import type { Config } from '#server/config.ts';
import type { Throttle, ThrottleLimits } from '#server/db/throttle.ts';
import { type ChatModel, type ChatQuestion, chatModel } from './model.ts';
import { wholeSentencesLength, withoutThought } from './sentences.ts';

/** How many answers of a model one person may have. */
export const CHAT_ANSWERS_OF_A_PERSON: ThrottleLimits = {
  name: 'chat-answer',
  attempts: 100,
  windowS: 86_400,
};
/** The longest that anybody waits for an answer, with all attempts. */
const CHAT_LIMIT_MS = 20_000;
/** How many answers may be under way in this process. */
const UNDER_WAY_MAX = 8;
const ANSWER_LENGTH_MAX = 2000;
const ATTEMPTS = 2;

export interface ChatGuards {
  /** Counts the answers of each person. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Milliseconds of any steady clock; tests bring their own. */
  readonly now?: () => number;
  /** Milliseconds until an answer is given up. */
  readonly limitMs?: number;
}

/** Finds the words of an answer in a conversation. */
export interface ChatWriter {
  /** Whether it is of use to ask for somebody now. */
  canWrite(userId: UserId): boolean;
  /** How long an answer takes at most, in ms. */
  readonly limitMs: number;
  /**
   * The answer in whole sentences as they come, each of which `fits` behind those before. It ends with the
   * whole text, or with null when what has come by then is not to be used. Never throws.
   */
  write(
    question: ChatQuestion,
    userId: UserId,
    fits: (text: string) => boolean,
  ): AsyncGenerator<string, string | null>;
}

/** Where trying again may help: nothing was said yet, and the server may be well a moment later. */
const isPassing = (failure: ModelFailure): boolean =>
  failure === 'unreachable' ||
  failure === 'broken' ||
  failure === 'status 429' ||
  failure.startsWith('status 5');

/** What one attempt said: fit sentences as they come, and at its end the whole text, or why there is none. */
async function* attempt(
  model: ChatModel,
  question: ChatQuestion,
  limit: AbortSignal,
  fits: (text: string) => boolean,
): AsyncGenerator<string, { readonly text: string } | { readonly failure: ModelFailure }> {
  const stop = new AbortController();
  const stream = model.stream(question, AbortSignal.any([limit, stop.signal]));
  let [heard, said] = ['', ''];
  const isFit = (text: string): boolean => text.length <= ANSWER_LENGTH_MAX && fits(text);
  try {
    for (;;) {
      const next = await stream.next();
      if (next.done === true && next.value !== null) return { failure: next.value };
      if (next.done !== true) heard += next.value;
      const text = withoutThought(heard).trimStart();
      const whole = next.done === true ? text.trimEnd() : text.slice(0, wholeSentencesLength(text));
      if (whole.length > said.length || next.done === true) {
        if (whole.trim() === '' || !isFit(whole)) return { failure: 'unfit' };
        if (whole.length > said.length) yield whole.slice(said.length);
        said = whole;
      } else if (heard.length > 4 * ANSWER_LENGTH_MAX) {
        return { failure: 'unfit' };
      }
      if (next.done === true) return { text: whole };
    }
  } finally {
    stop.abort();
  }
}

const writerWith = (
  model: ChatModel,
  { throttle, report, now = () => performance.now(), limitMs = CHAT_LIMIT_MS }: ChatGuards,
): ChatWriter => {
  const underWay = new Set<UserId>();
  const breaker = circuitBreaker(now);
  const canWrite = (userId: UserId): boolean =>
    !underWay.has(userId) && underWay.size < UNDER_WAY_MAX && !breaker.isOpen();

  async function* attempts(
    question: ChatQuestion,
    fits: (text: string) => boolean,
  ): AsyncGenerator<string, string | null> {
    const limit = AbortSignal.timeout(limitMs);
    for (let turn = 1; ; turn += 1) {
      const sentences = attempt(model, question, limit, fits);
      let saidAny = false;
      let next = await sentences.next();
      for (; next.done !== true; next = await sentences.next()) {
        saidAny = true;
        yield next.value;
      }
      const ended = next.value;
      breaker.note('failure' in ended ? ended.failure : null);
      if ('text' in ended) return ended.text;
      report(ended.failure);
      const again = !saidAny && turn < ATTEMPTS && isPassing(ended.failure) && !breaker.isOpen();
      if (!again || limit.aborted) return null;
    }
  }

  return {
    canWrite,
    limitMs,
    async *write(question, userId, fits) {
      if (!canWrite(userId)) return null;
      underWay.add(userId);
      try {
        // A database that does not answer is no reason to ask without a bound.
        const waitMs = await throttle.attempt(userId).catch(() => limitMs);
        if (waitMs !== null) return null;
        return yield* attempts(question, fits);
      } catch {
        report('broken');
        return null;
      } finally {
        underWay.delete(userId);
      }
    },
  };
};

/**
 * The writer that the settings name, or null when they name no language model. One for each process, since
 * it counts what is under way: one answer at a time for each person, and 8 in all.
 */
export const chatWriter = (
  settings: Config['languageModel'],
  guards: ChatGuards,
): ChatWriter | null => (settings === null ? null : writerWith(chatModel(settings), guards));
