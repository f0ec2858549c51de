import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api/call.ts';
import { forgetEarlyCalls } from '#client/lib/api/early-calls.ts';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { after, tracked, uptimeMs } from '#client/platform/after.ts';
import { withLock } from '#client/platform/lock.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { broadcast, onBroadcast } from '#client/sync/broadcast.ts';
import type { HandlerList } from '#client/sync/changes/handler-list.ts';
import { texts } from '#texts/sending.js';
import { ENTRIES, type OutboxHandler, type OutboxQueue } from './entry-handler.ts';
import { type Obstacle, obstacleAfter, pauseMs } from './failure.ts';
import { nextToSend } from './order.ts';
import type { Attempt, OutboxItem } from './outbox-item.ts';
import { listAll, markRefused, markTaken, removeStored } from './stored-entries.ts';

interface SenderParts {
  readonly userId: string;
  readonly client: QueryClient;
  readonly queue: OutboxQueue;
  readonly handlers: Pick<HandlerList, 'get' | 'require'>;
}

/** Sends the entries of one queue. */
export interface Sender {
  /**
   * Sends waiting entries. With `all`, it also sends refused entries and entries that the server has but whose reply is
   * missing.
   */
  wake(all: boolean): void;
  /**
   * Stops sending. An attempt in progress finishes; in a `when-asked` queue it is aborted, because it can be requested
   * again.
   */
  stop(): void;
}

/** The state of an entry that is being sent. */
export const SENDING: Attempt = { state: 'sending', progress: null, reason: null };
const FAILED: Attempt = { state: 'failed', progress: null, reason: null };

const SIGN_IN_FIRST = { next: 'sign-in-first' } as const;
const TRY_AGAIN = { next: 'try-again', atLeastMs: 0 } as const;

/**
 * Whether the failure concerns only this entry, so that the next entry may succeed: the server failed on this entry, or
 * accepted it with an unreadable reply.
 */
const failedAlone = ({ status }: Refusal): boolean => status === 500 || status < 300;

/** Limit on waiting for the lock in a `when-asked` queue, because a browser may freeze the tab that holds it. */
const LONGEST_LOCKED_MS = 10_000;

const isSignedIn = (userId: string): boolean => {
  const session = getSession();
  return session.state === 'in' && session.userId === userId && !session.owesSecondFactor;
};

/**
 * Sends one person's entries of one queue, in order and in only one tab at a time, until stopped. Each entry is sent
 * once the server has the previous one. While a handler cannot be loaded, the whole queue waits.
 */
export const startSending = ({ userId, client, queue, handlers }: SenderParts): Sender => {
  const isAsked = queue.retries === 'when-asked';
  const inProgress = new Map<string, AbortController>();
  /** The ids of refused entries in a `when-asked` queue, which the person may send again. */
  const refused = new Set<string>();
  /** Settles when all outstanding replies have been processed, in the order of their entries. */
  let earlier: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let woken = false;
  let wantsAll = false;
  let endPause = (): void => {};
  let failures = 0;
  /**
   * The earliest time of the next call, as requested by the server in this or another tab. It is in ms since the page
   * began, because the device's clock may be set back.
   */
  let notBefore = 0;

  const wake = (all: boolean): void => {
    woken = true;
    wantsAll ||= all;
    endPause();
  };

  const tell = (id: string, attempt: Attempt): void => {
    if (isAsked) broadcast({ topic: 'attempt', userId, id, attempt });
  };

  const refuse = async (item: OutboxItem, handler: OutboxHandler, error: Refusal) => {
    const { message, issues } = error;
    if (handler.quiet === true) await removeStored(item);
    else await markRefused(item, { message, issues }, { notice: handler.whenRefused === 'tell' });
    broadcast({ topic: 'refused', userId, kind: item.kind, id: item.id, message, issues });
  };

  const failed = async (
    item: OutboxItem,
    handler: OutboxHandler,
    error: unknown,
  ): Promise<Obstacle | null> => {
    const refusal = error instanceof Refusal ? error : null;
    tell(item.id, { ...FAILED, reason: refusal?.explained === true ? refusal.message : null });
    // If the session ended or somebody else signed in, the reply does not concern this person's entry.
    if (!isSignedIn(userId)) return SIGN_IN_FIRST;
    if (refusal === null) return TRY_AGAIN;
    if (isAsked && failedAlone(refusal)) return null;
    const obstacle = obstacleAfter(refusal);
    if (obstacle !== null) return obstacle;
    if (isAsked) refused.add(item.id);
    else await refuse(item, handler, refusal);
    return null;
  };

  const send = async (
    item: OutboxItem,
    handler: OutboxHandler,
    onTaken: () => void,
  ): Promise<Obstacle | null> => {
    const { id, kind, body } = item;
    const controller = new AbortController();
    const { signal } = controller;
    const before = earlier;
    inProgress.set(id, controller);
    tell(id, SENDING);
    forgetEarlyCalls();
    try {
      const reply = await handler.send(
        { id, userId, body },
        {
          client,
          signal,
          isTaken: item.taken === true,
          keepalive: false,
          taken: () => {
            onTaken();
            markTaken(item).catch(() => undefined);
          },
          report: (progress) => {
            if (!signal.aborted) tell(id, { ...SENDING, progress });
          },
        },
      );
      await before;
      // An entry that was removed in the meantime must not reappear with its reply.
      if (signal.aborted) return null;
      // Broadcast first, so that the entry is added to the visible lists before it leaves the outbox and never seems to
      // vanish.
      broadcast({ topic: 'sent', userId, kind, id, reply });
      await removeStored(item);
      return null;
    } catch (error) {
      return signal.aborted ? null : await failed(item, handler, error);
    } finally {
      if (inProgress.get(id) === controller) inProgress.delete(id);
    }
  };

  /**
   * Sends an entry. Resolves when the next entry may be sent because the server has this one, or when there is an
   * obstacle.
   */
  const sendOne = (item: OutboxItem, handler: OutboxHandler): Promise<Obstacle | null> =>
    new Promise((resolve, reject) => {
      const done = send(item, handler, () => resolve(null));
      // A storage failure rejects this call, but must not block later entries.
      earlier = Promise.all([earlier, done.catch(() => null)]);
      // The server has the entry from an earlier attempt, and may take long to produce the reply.
      if (item.taken === true) resolve(null);
      done.then(resolve, reject);
    });

  const isOfQueue = (kind: string): boolean => {
    const handler = handlers.get(kind);
    return handler !== undefined && (handler.queue ?? ENTRIES) === queue;
  };

  const lacksHandler = ({ kind, refused: reason }: OutboxItem): boolean =>
    reason === null && handlers.get(kind) === undefined;

  /** Loads the missing handlers. Throws if they cannot be loaded now. */
  const loadHandlers = async (items: readonly OutboxItem[]): Promise<void> => {
    try {
      await handlers.require(items.filter(lacksHandler).map(({ kind }) => kind));
    } catch (error) {
      broadcast({ topic: 'postponed', userId, queue: queue.name, atLeastMs: 0 });
      throw error;
    }
  };

  /**
   * Sends entries until nothing more can be sent. Returns the pause before the next run in ms; null means to wait for
   * `wake`.
   */
  const sendAll = async (): Promise<number | null> => {
    const tried = new Set<string>();
    const isAll = wantsAll;
    wantsAll = false;
    if (isAll) refused.clear();
    let isComplete = false;
    const isWanted = ({ id, kind, taken }: OutboxItem): boolean =>
      isOfQueue(kind) &&
      !inProgress.has(id) &&
      (!isAsked || !(tried.has(id) || refused.has(id) || (taken === true && !isAll)));
    for (;;) {
      const { items, keeps } = stopped ? { items: [], keeps: true } : await listAll(userId);
      if (!keeps && !isAsked) throw new UserFacingError(texts.cannotKeep);
      if (!isAsked && uptimeMs() < notBefore) return 0;
      if (queue === ENTRIES && !isComplete && items.some(lacksHandler)) {
        await loadHandlers(items);
        isComplete = true;
        // An entry may have been removed while the code was loading.
        continue;
      }
      if (tried.size === 0) for (const { id } of items.filter(isWanted)) tell(id, SENDING);
      const item = nextToSend(items, isWanted);
      const handler = item && handlers.get(item.kind);
      if (item === undefined || handler === undefined) return null;
      const isIn = isSignedIn(userId);
      tried.add(item.id);
      if (!isIn) tell(item.id, FAILED);
      const obstacle = isIn ? await sendOne(item, handler) : SIGN_IN_FIRST;
      if (obstacle === null) {
        failures = 0;
        continue;
      }
      const atLeastMs = obstacle.next === 'try-again' ? obstacle.atLeastMs : 0;
      broadcast({ topic: 'postponed', userId, queue: queue.name, atLeastMs });
      if (isAsked) {
        // If `wake` was called in the meantime, for example because the connection is back, the next run tries them
        // again.
        const { items: left } = woken ? { items: [] } : await listAll(userId);
        for (const { id } of left.filter(isWanted)) tell(id, FAILED);
        return null;
      }
      if (obstacle.next === 'sign-in-first') return null;
      failures += 1;
      return pauseMs(failures, Math.random());
    }
  };

  const sendAllLocked = async (): Promise<number | null> => {
    try {
      const limitMs = isAsked ? LONGEST_LOCKED_MS : undefined;
      return await withLock(`evenkeel-outbox-${userId}-${queue.name}`, sendAll, limitMs);
    } catch {
      // Storage failed temporarily, or a handler could not be loaded; the entries are still stored.
      failures += 1;
      return pauseMs(failures, Math.random());
    }
  };

  const pause = async (ms: number | null): Promise<void> => {
    const asked = notBefore - uptimeMs();
    if (asked > 0) return new Promise((resolve) => after(asked, resolve));
    if (woken) return;
    await new Promise<void>((resolve) => {
      const cancel = ms === null ? undefined : after(ms, resolve);
      endPause = () => {
        cancel?.();
        resolve();
      };
    });
  };

  const run = async (): Promise<void> => {
    if (isAsked) await pause(null);
    while (!stopped) {
      woken = false;
      await pause(await tracked(sendAllLocked()));
    }
  };

  const giveUp = (): void => {
    for (const controller of inProgress.values()) controller.abort();
  };
  const again = (): void => wake(false);
  const stops = [
    ...(isAsked ? [] : [onPossiblyBack(again), onSessionChange(again)]),
    onBroadcast((message) => {
      if (message.userId !== userId) return;
      if (message.topic === 'kept' && !isAsked) again();
      if (message.topic === 'discarded') inProgress.get(message.id)?.abort();
      if (message.topic === 'cleared') giveUp();
      if (message.topic === 'postponed' && message.queue === queue.name && !isAsked)
        notBefore = Math.max(notBefore, uptimeMs() + message.atLeastMs);
    }),
  ];
  void run();
  return {
    wake,
    stop: () => {
      stopped = true;
      if (isAsked) giveUp();
      for (const stop of stops) stop();
      wake(false);
    },
  };
};
