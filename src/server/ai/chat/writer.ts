import type { UserId } from '#domain/shared/brands.ts';
import { circuitBreaker } from '#server/ai/provider/circuit-breaker.ts';
import type { ModelFailure } from '#server/ai/provider/failure.ts';
import type { ModelSettings } from '#server/ai/provider/toolkit.ts';
import type { Throttle, ThrottleLimits } from '#server/db/throttle.ts';
import type { ModelAction } from './actions.ts';
import { attempt, type Led } from './attempt.ts';
import { type ChatModel, chatModel } from './model.ts';
import { chatQuestion, type Talk } from './questions.ts';

/** The rate limit for model answers per user. */
export const CHAT_ANSWERS_OF_A_PERSON: ThrottleLimits = {
  name: 'chat-answer',
  attempts: 100,
  windowS: 86_400,
};
/** The longest wait for an answer, including retries. */
const CHAT_LIMIT_MS = 20_000;
/** The most answers in progress in this process. */
const UNDER_WAY_MAX = 8;
const ATTEMPTS = 2;

export interface ChatGuards {
  /** Counts the answers per user. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Whether the text so far, or the title of a task, may be shown. */
  readonly mayBeShown: (text: string) => boolean;
  /** Milliseconds of any monotonic clock; tests inject their own. */
  readonly now?: () => number;
  /** Milliseconds until an answer is aborted. */
  readonly limitMs?: number;
}

/** A conversation for a model to lead. The user id is used only for rate limiting. */
export interface TalkQuestion extends Talk {
  readonly userId: UserId;
}

/** How it went: the complete text with its offers, or why the guide answers instead. */
export type TalkLed =
  | { readonly text: string; readonly actions: readonly ModelAction[] }
  | { readonly failure: ModelFailure | 'not asked' };

/** Leads ordinary conversation with a language model. */
export interface ChatWriter {
  /** Whether asking for this user can currently succeed. */
  canWrite(userId: UserId): boolean;
  /** The longest an answer takes, in milliseconds. */
  readonly limitMs: number;
  /**
   * Yields the answer in whole sentences, each safe to show after the previous ones. Discard them all when it ends
   * in a failure. Never throws.
   */
  leadTalk(question: TalkQuestion, signal: AbortSignal): AsyncGenerator<string, TalkLed>;
}

/** Whether a retry may help, because the failure is likely to be temporary. */
const isPassing = (failure: ModelFailure): boolean =>
  failure === 'unreachable' ||
  failure === 'broken' ||
  failure === 'status 429' ||
  failure.startsWith('status 5');

/** The statuses servers return when their model does not support tools. */
const NO_TOOLS: ReadonlySet<ModelFailure> = new Set(['status 400', 'status 404', 'status 422']);

const writerWith = (
  model: ChatModel,
  {
    throttle,
    report,
    mayBeShown,
    now = () => performance.now(),
    limitMs = CHAT_LIMIT_MS,
  }: ChatGuards,
): ChatWriter => {
  const underWay = new Set<UserId>();
  const breaker = circuitBreaker(now);
  let knowsTools = true;
  const canWrite = (userId: UserId): boolean =>
    !underWay.has(userId) && underWay.size < UNDER_WAY_MAX && !breaker.isOpen();

  async function* attempts(talk: Talk, limit: AbortSignal): AsyncGenerator<string, Led> {
    let mayAct = talk.mayAct && knowsTools;
    for (let turn = 1; ; turn += 1) {
      const sentences = attempt(model, chatQuestion({ ...talk, mayAct }), limit, mayBeShown);
      let saidAny = false;
      let next = await sentences.next();
      for (; next.done !== true; next = await sentences.next()) {
        saidAny = true;
        yield next.value;
      }
      const ended = next.value;
      breaker.note('failure' in ended ? ended.failure : null);
      if ('text' in ended) {
        if (talk.mayAct) knowsTools = mayAct;
        return ended;
      }
      report(ended.failure);
      const lacksTools = mayAct && NO_TOOLS.has(ended.failure);
      const mayHelp = lacksTools || isPassing(ended.failure);
      if (saidAny || !mayHelp || turn >= ATTEMPTS || breaker.isOpen() || limit.aborted)
        return ended;
      mayAct &&= !lacksTools;
    }
  }

  return {
    canWrite,
    limitMs,
    async *leadTalk({ userId, ...talk }, signal) {
      if (!canWrite(userId)) return { failure: 'not asked' };
      underWay.add(userId);
      try {
        // If the database does not answer, the limit cannot be enforced, so the model is not asked.
        const waitMs = await throttle.attempt(userId).catch(() => limitMs);
        if (waitMs !== null) return { failure: 'not asked' };
        return yield* attempts(talk, AbortSignal.any([AbortSignal.timeout(limitMs), signal]));
      } catch {
        report('broken');
        return { failure: 'broken' };
      } finally {
        underWay.delete(userId);
      }
    },
  };
};

/**
 * The writer for the configured language model. Create one per process, since it tracks answers in progress: one per
 * user and 8 in total.
 */
export const chatWriter = (settings: ModelSettings, guards: ChatGuards): ChatWriter =>
  writerWith(chatModel(settings), guards);
