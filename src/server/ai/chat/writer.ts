import type { UserId } from '#domain/shared/brands.ts';
import { circuitBreaker } from '#server/ai/provider/circuit-breaker.ts';
import type { ModelFailure } from '#server/ai/provider/failure.ts';
import type { ModelSettings } from '#server/ai/provider/toolkit.ts';
import type { Throttle, ThrottleLimits } from '#server/db/throttle.ts';
import type { ModelAction } from './actions.ts';
import { attempt, type Led } from './attempt.ts';
import { type ChatModel, chatModel } from './model.ts';
import { chatQuestion, type Talk } from './questions.ts';

/** The rate limit for model replies per user. */
export const CHAT_ANSWERS_OF_A_PERSON: ThrottleLimits = {
  name: 'chat-answer',
  attempts: 100,
  windowS: 86_400,
};
/** The longest wait for a reply, including retries. */
const CHAT_LIMIT_MS = 20_000;
/** The maximum number of replies in progress in this process. */
const MAX_IN_PROGRESS = 8;
const ATTEMPTS = 2;

export interface ChatGuards {
  /** Counts the replies per user. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Whether the text received so far, or the title of a task, may be shown. */
  readonly mayBeShown: (text: string) => boolean | Promise<boolean>;
  /** Milliseconds of any monotonic clock; tests inject their own. */
  readonly now?: () => number;
  /** How many milliseconds a reply may take before it is aborted. */
  readonly limitMs?: number;
}

/** A conversation that a model is asked to continue. The user id is used only for rate limiting. */
export interface TalkQuestion extends Talk {
  readonly userId: UserId;
}

/** The outcome: the complete text with its actions, or the reason why the guide replies instead. */
export type TalkLed =
  | { readonly text: string; readonly actions: readonly ModelAction[] }
  | { readonly failure: ModelFailure | 'not asked' };

/** Leads ordinary conversation with a language model. */
export interface ChatWriter {
  /** Whether the model can currently be asked on behalf of this user. */
  canWrite(userId: UserId): boolean;
  /** The longest time that a reply takes, in milliseconds. */
  readonly limitMs: number;
  /**
   * Yields the reply in whole sentences, each of which is safe to show after the previous sentences. If the reply ends
   * in a failure, the caller must discard all its sentences. Never throws.
   */
  leadTalk(question: TalkQuestion, signal: AbortSignal): AsyncGenerator<string, TalkLed>;
}

/** Whether a retry may help, because the failure is probably temporary. */
const isPassing = (failure: ModelFailure): boolean =>
  failure === 'unreachable' ||
  failure === 'broken' ||
  failure === 'status 429' ||
  failure.startsWith('status 5');

/** The statuses that servers return when their model does not support tools. */
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
  const inProgress = new Set<UserId>();
  const breaker = circuitBreaker(now);
  let knowsTools = true;
  const canWrite = (userId: UserId): boolean =>
    !inProgress.has(userId) && inProgress.size < MAX_IN_PROGRESS && !breaker.isOpen();

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
      inProgress.add(userId);
      try {
        // If the database does not respond, the limit cannot be enforced, so the model is not asked.
        const waitMs = await throttle.attempt(userId).catch(() => limitMs);
        if (waitMs !== null) return { failure: 'not asked' };
        return yield* attempts(talk, AbortSignal.any([AbortSignal.timeout(limitMs), signal]));
      } catch {
        report('broken');
        return { failure: 'broken' };
      } finally {
        inProgress.delete(userId);
      }
    },
  };
};

/**
 * The writer for the configured language model. Create only one writer per process, because the writer tracks the
 * replies in progress: at most one per user and 8 in total.
 */
export const chatWriter = (settings: ModelSettings, guards: ChatGuards): ChatWriter =>
  writerWith(chatModel(settings), guards);
