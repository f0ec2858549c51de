import type { UserId } from '#domain/shared/brands.ts';
import { circuitBreaker } from '#server/ai/provider/circuit-breaker.ts';
import type { ModelFailure } from '#server/ai/provider/failure.ts';
import type { ModelSettings } from '#server/ai/provider/toolkit.ts';
import type { Throttle, ThrottleLimits } from '#server/db/throttle.ts';
import type { ModelAction } from './actions.ts';
import { attempt, type Led } from './attempt.ts';
import { type ChatModel, chatModel } from './model.ts';
import { chatQuestion, type Talk } from './questions.ts';

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
const ATTEMPTS = 2;

export interface ChatGuards {
  /** Counts the answers of each person. */
  readonly throttle: Throttle;
  readonly report: (failure: ModelFailure) => void;
  /** Whether what was written so far, or the title of a task, may be shown. */
  readonly mayBeShown: (text: string) => boolean;
  /** Milliseconds of any steady clock; tests bring their own. */
  readonly now?: () => number;
  /** Milliseconds until an answer is given up. */
  readonly limitMs?: number;
}

/** A talk that a model is asked to lead, and whose it is, for counting alone. */
export interface TalkQuestion extends Talk {
  readonly userId: UserId;
}

/** How a talk was led: the whole text with what is offered beside it, or why the guide answers. */
export type TalkLed =
  | { readonly text: string; readonly actions: readonly ModelAction[] }
  | { readonly failure: ModelFailure | 'not asked' };

/** Leads ordinary talk by a language model. */
export interface ChatWriter {
  /** Whether it is of use to ask for somebody now. */
  canWrite(userId: UserId): boolean;
  /** How long an answer takes at most, in ms. */
  readonly limitMs: number;
  /**
   * The answer in whole sentences as they come, each of which may be shown behind those before. After a failure
   * what has come by then is not to be used. Never throws.
   */
  leadTalk(question: TalkQuestion, signal: AbortSignal): AsyncGenerator<string, TalkLed>;
}

/** Where trying again may help: nothing was said yet, and the server may be well a moment later. */
const isPassing = (failure: ModelFailure): boolean =>
  failure === 'unreachable' ||
  failure === 'broken' ||
  failure === 'status 429' ||
  failure.startsWith('status 5');

/** What servers say to tools that their model does not know. */
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
        // A database that does not answer is no reason to ask without a bound.
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
 * The writer with the language model of the settings. One for each process, since it counts what is under way: one answer
 * at a time for each person, and 8 in all.
 */
export const chatWriter = (settings: ModelSettings, guards: ChatGuards): ChatWriter =>
  writerWith(chatModel(settings), guards);
