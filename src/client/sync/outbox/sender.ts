import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api/call.ts';
import { forgetEarlyCalls } from '#client/lib/api/early-calls.ts';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { Told } from '#client/lib/told.ts';
import { after, tracked, uptimeMs } from '#client/platform/after.ts';
import { withLock } from '#client/platform/lock.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { broadcast, onBroadcast } from '#client/sync/broadcast.ts';
import type { OutboxHandler, OutboxQueue } from './entry-handler.ts';
import { type Obstacle, obstacleAfter, pauseMs } from './failure.ts';
import { listAll, markRefused, markTaken, removeKept } from './kept-entries.ts';
import { nextToSend } from './order.ts';
import type { Attempt, OutboxItem } from './outbox-item.ts';

interface SenderParts {
  readonly userId: string;
  readonly client: QueryClient;
  readonly queue: OutboxQueue;
  /** Those of this queue, by name. */
  readonly handlers: ReadonlyMap<string, OutboxHandler>;
}

/** Sends what is in one queue. */
export interface Sender {
  /** Sends what waits. With `all`, also what was refused before, or taken without its answer. */
  wake(all: boolean): void;
  /** An attempt under way is finished, or given up where it can be asked for again. */
  stop(): void;
}

/** The attempt of an entry that is on its way. */
export const SENDING: Attempt = { state: 'sending', progress: null, reason: null };
const FAILED: Attempt = { state: 'failed', progress: null, reason: null };

const SIGN_IN_FIRST = { next: 'sign-in-first' } as const;
const TRY_AGAIN = { next: 'try-again', atLeastMs: 0 } as const;

/** Whether the server failed on this entry alone, or took it with an answer that cannot be read: the next one may get through. */
const failedAlone = ({ status }: Refusal): boolean => status === 500 || status < 300;

/** A browser may put away a tab that holds the lock. What a person waits for waits no longer than this. */
const LONGEST_LOCKED_MS = 10_000;

const isSignedIn = (userId: string): boolean => {
  const session = getSession();
  return session.state === 'in' && session.userId === userId && !session.owesSecondFactor;
};

/**
 * Sends what is kept for one person in one queue, one entry after the other, in one tab at a time, for as
 * long as it runs. Each goes once the server has the one before it.
 */
export const startSending = ({ userId, client, queue, handlers }: SenderParts): Sender => {
  const isAsked = queue.retries === 'when-asked';
  const underWay = new Map<string, AbortController>();
  /** Refused by the server, in a queue where the person may ask for them again. */
  const refused = new Set<string>();
  /** Settles when all answers that are under way are in, in the order of their entries. */
  let earlier: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let woken = false;
  let wantsAll = false;
  let endPause = (): void => {};
  let failures = 0;
  /**
   * The server asked this or another tab not to call before this time, in ms since the page began:
   * the device's clock may be set back meanwhile.
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
    if (handler.quiet === true) await removeKept(item);
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
    // Somebody else signed in meanwhile: that answer was not about this person's entry.
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
    underWay.set(id, controller);
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
      // What was removed meanwhile does not come back with its answer.
      if (signal.aborted) return null;
      // First into the lists that the person sees, then out of the outbox: it never seems to vanish.
      broadcast({ topic: 'sent', userId, kind, id, reply });
      await removeKept(item);
      return null;
    } catch (error) {
      return signal.aborted ? null : await failed(item, handler, error);
    } finally {
      if (underWay.get(id) === controller) underWay.delete(id);
    }
  };

  /** Resolves once the next one may go: the server has this one, or there is an obstacle. */
  const sendOne = (item: OutboxItem, handler: OutboxHandler): Promise<Obstacle | null> =>
    new Promise((resolve, reject) => {
      const done = send(item, handler, () => resolve(null));
      // A failure of the device's storage is met by whoever waits for this one, and holds up no other.
      earlier = Promise.all([earlier, done.catch(() => null)]);
      // The server has it since an earlier attempt, and may look for its answer for long.
      if (item.taken === true) resolve(null);
      done.then(resolve, reject);
    });

  /** Sends until nothing can be sent. Returns how long to pause in ms; null is until woken. */
  const sendAll = async (): Promise<number | null> => {
    const tried = new Set<string>();
    const isAll = wantsAll;
    wantsAll = false;
    if (isAll) refused.clear();
    const isWanted = ({ id, kind, taken }: OutboxItem): boolean =>
      handlers.has(kind) &&
      !underWay.has(id) &&
      (!isAsked || !(tried.has(id) || refused.has(id) || (taken === true && !isAll)));
    for (;;) {
      const { items, keeps } = stopped ? { items: [], keeps: true } : await listAll(userId);
      if (!keeps && !isAsked) throw new Told('This device cannot keep entries right now.');
      if (!isAsked && uptimeMs() < notBefore) return 0;
      if (tried.size === 0) for (const { id } of items.filter(isWanted)) tell(id, SENDING);
      const item = nextToSend(items, isWanted);
      const handler = item && handlers.get(item.kind);
      if (item === undefined || handler === undefined) return null;
      tried.add(item.id);
      const isIn = isSignedIn(userId);
      if (!isIn) tell(item.id, FAILED);
      const obstacle = isIn ? await sendOne(item, handler) : SIGN_IN_FIRST;
      if (obstacle === null) {
        failures = 0;
        continue;
      }
      const atLeastMs = obstacle.next === 'try-again' ? obstacle.atLeastMs : 0;
      broadcast({ topic: 'postponed', userId, queue: queue.name, atLeastMs });
      if (isAsked) {
        // Asked again meanwhile, as when the connection came back: it may be there by now.
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
      // The device's storage failed for the moment; what it holds is still there.
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
    for (const controller of underWay.values()) controller.abort();
  };
  const again = (): void => wake(false);
  const stops = [
    ...(isAsked ? [] : [onPossiblyBack(again), onSessionChange(again)]),
    onBroadcast((message) => {
      if (message.userId !== userId) return;
      if (message.topic === 'kept' && !isAsked) again();
      if (message.topic === 'discarded') underWay.get(message.id)?.abort();
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
