import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api.ts';
import type { ChatAnswer } from '#contract/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { changeConversation, conversation, outdatesWatch, renewWatch } from './chat-queries.ts';
import { type Turn, withTurn } from './chat-turn.ts';
import { deliver } from './deliver.ts';
import { dropPending, type Pending } from './pending-record.ts';

/** What came of one try to send a message: its answer, or why there is none. */
type Tried = ChatAnswer | 'refused' | 'unreachable' | 'forgotten';

/** After this long without a word of an answer, whom to call stands beside a message. */
const LATE_AFTER_MS = 5000;

interface RunnerParts {
  readonly client: QueryClient;
  readonly userId: string;
  readonly today: () => LocalDate;
  readonly change: (id: string, changed: Partial<Turn>) => void;
  readonly drop: (id: string) => void;
}

/** Sends messages, each apart from the others. Nothing that it gives out ever rejects. */
export const turnRunner = ({ client, userId, today, change, drop }: RunnerParts) => {
  const underWay = new Map<string, AbortController>();
  const queued = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
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
    return refusal === null ? 'unreachable' : 'refused';
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
          change(id, { botMessageId });
          onTaken();
        },
        onText: (streamed) => change(id, { streamed }),
      });
      // What was deleted meanwhile does not come back with its answer.
      if (signal.aborted) return 'forgotten';
      dropPending(id);
      change(id, { state: 'answered', answer });
      void client.invalidateQueries({ queryKey: ['top-triggers', userId] });
      // The answer to an earlier message may come last, and tells how the guard stood before.
      if (id === latest) {
        outdatesWatch(client);
        changeConversation(client, userId, (known) => ({ ...known, watch: answer.watch }));
      }
      // Something was deleted since it was asked for, and the guard may stand in another way.
      else if (latest === null) void renewWatch(client, userId);
      if (answer.stored) {
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

  const run = async (pending: Pending, onTaken = (): void => undefined): Promise<Tried> => {
    const { id } = pending;
    const controller = new AbortController();
    latest = id;
    outdatesWatch(client);
    underWay.set(id, controller);
    const late = setTimeout(() => change(id, { isLate: true }), LATE_AFTER_MS);
    const tried = attempt(pending, controller, onTaken);
    before = Promise.all([before, tried]);
    const outcome = await tried;
    clearTimeout(late);
    if (underWay.get(id) === controller) underWay.delete(id);
    return outcome;
  };

  /** Resolves once the server has the message or nothing more comes; to whether it was reached. */
  const taken = (pending: Pending): Promise<boolean> =>
    new Promise((resolve) => {
      void run(pending, () => resolve(true)).then((tried) => resolve(tried !== 'unreachable'));
    });

  return {
    run,
    isBusy: (id: string): boolean => underWay.has(id) || queued.has(id),

    /** Sends again one after the other, in the order given, until there is no connection. */
    runInOrder: (list: readonly Pending[]): void => {
      for (const { id } of list) queued.add(id);
      queue = queue.then(async () => {
        let isReached = true;
        for (const pending of list) {
          if (!queued.delete(pending.id)) continue;
          if (isReached) isReached = await taken(pending);
          else change(pending.id, { state: 'failed', streamed: '' });
        }
      });
    },

    /** What still comes for it is let go. */
    forget: (id: string): void => {
      latest = null;
      queued.delete(id);
      underWay.get(id)?.abort();
    },
    forgetAll: (): void => {
      latest = null;
      queued.clear();
      for (const controller of underWay.values()) controller.abort();
    },
  };
};
