import type { QueryClient } from '@tanstack/react-query';
import {
  changeConversation,
  conversation,
  outdatesWatch,
  renewWatch,
} from '#client/features/chat/queries.ts';
import { Refusal } from '#client/lib/api/call.ts';
import { getSession } from '#client/lib/session/session.ts';
import { verdictOn } from '#client/sync/outbox/rules.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { deliver } from './deliver.ts';
import { messageLine, type Tried } from './message-line.ts';
import { dropPending, markTaken, type Pending, pendingMessages } from './pending-record.ts';
import { type Turn, withTurn } from './turn.ts';

/**
 * After this long without an answer, numbers to call stand below a message: so soon that somebody in
 * danger does not sit and wait, and later than nearly all answers, so that they are no alarm.
 */
const LATE_AFTER_MS = 2000;

/** The server fails on this message, and may take the next one. */
const FAILS_ON_IT = 500;

interface RunnerParts {
  readonly client: QueryClient;
  readonly userId: string;
  readonly today: () => LocalDate;
  readonly change: (id: string, changed: Partial<Turn>) => void;
  readonly drop: (id: string) => void;
  /** Shows a message that is about to be sent, where it is not shown yet: another tab may have written it. */
  readonly begin: (pending: Pending) => void;
}

/** Sends messages in the order in which they were written. Nothing that it gives out ever rejects. */
export const turnRunner = ({ client, userId, today, change, drop, begin }: RunnerParts) => {
  const underWay = new Map<string, AbortController>();
  const late = new Map<string, ReturnType<typeof setTimeout>>();
  const waiters = new Map<string, (tried: Tried) => void>();
  let before: Promise<unknown> = Promise.resolve();
  let latest: string | null = null;

  const isThere = async (id: string): Promise<boolean> => {
    try {
      const known = await client.fetchQuery({ ...conversation(userId), staleTime: 0 });
      return known.messages.some((message) => message.id === id);
    } catch {
      return false;
    }
  };

  const failed = async (id: string, error: unknown): Promise<Tried> => {
    const refusal = error instanceof Refusal ? error : null;
    // Its answer was deleted, here or elsewhere: it is shown as the server has it.
    if (refusal?.code === 'conflict' && (await isThere(id))) {
      dropPending(id);
      drop(id);
      return 'refused';
    }
    const said = refusal?.explained === true ? refusal.message : null;
    change(id, { state: 'failed', streamed: '', refusal: said });
    if (refusal === null) return 'unreachable';
    if (refusal.status === FAILS_ON_IT) return 'broke';
    // What is about the moment would be said to the next message too, or that would come first.
    return verdictOn(refusal).next === 'refuse' ? 'refused' : 'unreachable';
  };

  const attempt = async (
    pending: Pending,
    { signal }: AbortController,
    onTaken: () => void,
  ): Promise<Tried> => {
    const { id } = pending;
    const earlier = before;
    const localDate = today();
    try {
      const answer = await deliver(pending, {
        userId,
        localDate,
        signal,
        onStart: (botMessageId) => {
          change(id, { botMessageId, state: 'sending', refusal: null, isTaken: true });
          markTaken(id);
          onTaken();
        },
        onText: (streamed) => change(id, { streamed }),
      });
      // What was deleted meanwhile does not come back with its answer.
      if (signal.aborted) return 'forgotten';
      dropPending(id);
      change(id, { state: 'answered', answer, refusal: null });
      void client.invalidateQueries({ queryKey: ['top-triggers', userId] });
      // The answer to an earlier message may come last, and tells how the guard stood before.
      if (id === latest) {
        outdatesWatch(client);
        changeConversation(client, userId, (known) => ({ ...known, watch: answer.watch }));
      }
      // Something was deleted since it was asked for, and the guard may stand in another way.
      else if (latest === null) void renewWatch(client, userId);
      if (answer.stored && pending.isTaken === true) {
        // The server had it before: those written after it may be listed here, and it stands above them.
        void client.invalidateQueries({ queryKey: conversation(userId).queryKey });
      } else if (answer.stored) {
        // An earlier message whose answer takes longer keeps its place above this one.
        void earlier.then(() => {
          if (signal.aborted) return;
          changeConversation(client, userId, (known) =>
            withTurn(known, pending, answer, localDate),
          );
        });
      }
      return answer;
    } catch (error) {
      return signal.aborted ? 'forgotten' : await failed(id, error);
    }
  };

  /** Notes when a message has waited long. */
  const watch = (id: string): void => {
    if (late.has(id)) return;
    const timer = setTimeout(() => change(id, { isLate: true }), LATE_AFTER_MS);
    late.set(id, timer);
  };

  const run = async (pending: Pending, onTaken: () => void): Promise<Tried> => {
    const { id } = pending;
    const controller = new AbortController();
    latest = id;
    outdatesWatch(client);
    underWay.set(id, controller);
    begin(pending);
    watch(id);
    const tried = attempt(pending, controller, onTaken);
    before = Promise.all([before, tried]);
    const outcome = await tried;
    if (underWay.get(id) === controller) underWay.delete(id);
    return outcome;
  };

  /** Nobody waits for it any more, whatever came of it. */
  const settle = (id: string, tried: Tried): void => {
    clearTimeout(late.get(id));
    late.delete(id);
    waiters.get(id)?.(tried);
    waiters.delete(id);
  };

  const line = messageLine({
    userId,
    // Somebody else may have signed in meanwhile.
    kept: () => {
      const session = getSession();
      return session.state !== 'out' && session.userId === userId ? pendingMessages() : [];
    },
    attempt: run,
    isUnderWay: (id) => underWay.has(id),
    onOutcome: (id, tried) => {
      if (tried === 'later') change(id, { state: 'failed', streamed: '' });
      settle(id, tried);
    },
  });

  const ask = (list: readonly Pending[]): void => {
    for (const { id } of list) watch(id);
    line.ask(list);
  };

  return {
    isBusy: (id: string): boolean => underWay.has(id) || line.waits(id),

    /** Sends again what has no answer. */
    again: ask,

    /** Sends a message, and resolves to what came of its first try. */
    send: (pending: Pending): Promise<Tried> =>
      new Promise((resolve) => {
        waiters.set(pending.id, resolve);
        ask([pending]);
      }),

    /** What still comes for it is let go. */
    forget: (id: string): void => {
      latest = null;
      line.leave(id);
      underWay.get(id)?.abort();
      settle(id, 'forgotten');
    },
    forgetAll: (): void => {
      latest = null;
      line.leaveAll();
      for (const controller of underWay.values()) controller.abort();
      for (const id of [...late.keys()]) settle(id, 'forgotten');
    },
  };
};
