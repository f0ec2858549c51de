import type { QueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { askToKeepStorage } from '#client/platform/kept-store.ts';
import { STORAGE_LIMIT_MS, within } from '#client/platform/time-limit.ts';
import { broadcast, type Message, onBroadcast } from '#client/sync/broadcast.ts';
import { beforeLogout } from '#client/sync/on-logout.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import { createDelay, PATIENCE_MS } from './delay.ts';
import { ENTRIES, type OutboxHandler, type OutboxQueue } from './handler.ts';
import { removeNote, takeInNotes, writeNote } from './notes.ts';
import { isRemembered } from './owner.ts';
import type { Attempt, OutboxItem } from './rules.ts';
import { SENDING, type Sender, startSending } from './sender.ts';
import { keep, keepInMemory, listAll, type NewItem, removeKept, replaceBody } from './store.ts';
import { EMPTY_VIEW, type OutboxView, withKept, without } from './view.ts';

/** What became of an entry so far. */
export type SendResult =
  | { readonly state: 'sent' }
  /** Kept on this device; it is sent as soon as that is possible. */
  | { readonly state: 'waiting' }
  /** The server said no. The entry is still kept under `id`, to be corrected. */
  | { readonly state: 'refused'; readonly id: string; readonly message: string }
  /**
   * This device keeps nothing and sending failed: the entry is only in the form. The server may have
   * it under `id` all the same, so that id is used when it is sent again; null when it is settled.
   */
  | { readonly state: 'failed'; readonly id: string | null; readonly message: string };

export interface Outbox {
  readonly handlers: ReadonlyMap<string, OutboxHandler>;
  /** The same object until something changes. */
  view(): OutboxView;
  onChange(listener: () => void): () => void;
  /**
   * Keeps an entry and sends it. Resolves when it is settled or known to wait; never rejects.
   *
   * @param id given when the same entry was tried before and failed
   */
  send<Body, Reply>(
    handler: OutboxHandler<Body, Reply>,
    body: Body,
    id?: string,
  ): Promise<SendResult>;
  /**
   * Puts an entry into a queue that is sent when asked, and asks for it. Resolves when it is safely on the
   * device, or in memory where that keeps nothing; never rejects.
   */
  enqueue<Body, Reply>(handler: OutboxHandler<Body, Reply>, body: Body, id: string): Promise<void>;
  /** Has all sent that waits in a queue. */
  wake(queue: OutboxQueue): void;
  /**
   * Holds an entry back for as long as the person may take it back. It is sent by `release`, when the page is
   * hidden or left, and before a log-out. Returns its id.
   */
  hold<Body, Reply>(handler: OutboxHandler<Body, Reply>, body: Body): string;
  /** Sends what is held back; all of it where no id is given. Resolves when it is known what became of it. */
  release(id?: string): Promise<void>;
  /**
   * Keeps an entry in the moment in which the page ends, without waiting for anything; it is sent as soon
   * as the app is open, now or later.
   *
   * @param dueAtMs given when it is only to be sent should nobody take it back by `takeBack` before that
   */
  sendAtEnd<Body>(handler: OutboxHandler<Body>, body: Body, id: string, dueAtMs?: number): void;
  /** Takes back what is held, and what `sendAtEnd` keeps until a later time. */
  takeBack(id: string): void;
  /** Sends a refused entry again with another body, under its old id and at its old place. */
  amend(id: string, body: unknown): Promise<SendResult>;
  /** Removes an entry for good, and lets go what is under way for it; only ever by the person's own act. */
  discard(id: string): Promise<void>;
  /** Begins to send and to follow other tabs. Returns how to stop. */
  start(): () => void;
}

const LOGGED_OUT = 'You are logged out on this device.';
const NO_LONGER_REFUSED = 'This entry was already sent or removed somewhere else.';

/** A page that holds something may end without a word: then it is sent from this long after on. */
const LONGEST_HELD_MS = 60_000;

const resultIn = (message: Message, userId: string, id: string): SendResult | null => {
  if (message.userId !== userId) return null;
  const { topic } = message;
  if (topic === 'cleared' || (topic === 'postponed' && message.queue === ENTRIES.name))
    return { state: 'waiting' };
  if (topic === 'sent' && message.id === id) return { state: 'sent' };
  if (topic === 'refused' && message.id === id)
    return { state: 'refused', id, message: message.message };
  return null;
};

const resultOf = (userId: string, id: string): Promise<SendResult> =>
  new Promise((resolve) => {
    const settle = (result: SendResult): void => {
      clearTimeout(timer);
      stop();
      resolve(result);
    };
    const timer = setTimeout(() => settle({ state: 'waiting' }), PATIENCE_MS);
    const stop = onBroadcast((message) => {
      const result = resultIn(message, userId, id);
      if (result !== null) settle(result);
    });
  });

/** The outbox of one person on this device. */
export const createOutbox = (
  userId: string,
  client: QueryClient,
  list: readonly OutboxHandler[],
): Outbox => {
  const handlers = new Map(list.map((handler) => [handler.name, handler]));
  const queues = new Set(list.map(({ queue = ENTRIES }) => queue));
  const senders = new Map<OutboxQueue, Sender>();
  const listeners = new Set<() => void>();
  /** Removed by the person a moment ago. */
  const gone = new Set<string>();
  /** Everything of this person was removed: what comes later must not be written down again. */
  let cleared = false;
  let view = EMPTY_VIEW;

  const show = (next: Partial<OutboxView> = {}): void => {
    view = { ...view, ...next, delayed: delay.isLong() };
    for (const listener of [...listeners]) listener();
  };
  const delay = createDelay(show);

  const isToldHere = ({ kind, refused }: OutboxItem): boolean =>
    refused === null && (handlers.get(kind)?.queue ?? ENTRIES) === ENTRIES;

  const refresh = async (): Promise<void> => {
    const kept = await listAll(userId);
    const next = withKept(view, kept, gone);
    delay.waiting(next.items.filter(isToldHere).length);
    if (next !== view) show(next);
  };

  const tellAttempt = (id: string, attempt: Attempt): void => {
    // Another tab may have begun the same: what is known of the answer stays.
    const isOlder = attempt.progress === null && view.attempts.get(id)?.state === attempt.state;
    if (!isOlder || attempt.state === 'failed')
      show({ attempts: new Map([...view.attempts, [id, attempt]]) });
  };

  /** Nothing more is to be known of it. */
  const settle = (id: string): void => {
    const attempts = new Map(view.attempts);
    const fresh = without(view.fresh, id);
    if (attempts.delete(id) || fresh !== view.fresh) show({ attempts, fresh });
  };

  const receive = async (handler: OutboxHandler | undefined, reply: unknown): Promise<void> => {
    try {
      await handler?.received?.(client, userId, reply);
      if (handler?.changes !== undefined) invalidateTopic(client, userId, handler.changes);
    } catch {
      // The entry is safe on the server; what is shown of it is fetched again.
      void client.invalidateQueries();
    }
  };

  const sendWithoutKeeping = async <Body, Reply>(
    handler: OutboxHandler<Body, Reply>,
    item: NewItem,
    body: Body,
  ): Promise<SendResult> => {
    const { id } = item;
    try {
      const { signal } = new AbortController();
      const nothing = (): void => undefined;
      const sending = { client, signal, isTaken: false, taken: nothing, report: nothing };
      const reply = await handler.send({ id, userId, body }, sending);
      broadcast({ topic: 'sent', userId, kind: handler.name, id, reply });
      return { state: 'sent' };
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const isTold = handler.whenRefused === 'tell' && isRemembered(userId);
      const notice = { ...item, order: 0, refused: { message, issues: [] }, notice: true } as const;
      show({
        fresh: without(view.fresh, id),
        notices: isTold ? [...without(view.notices, id), notice] : view.notices,
      });
      return { state: 'failed', id, message };
    }
  };

  const itemOf = <Body, Reply>(
    { name, quiet }: OutboxHandler<Body, Reply>,
    body: Body,
    id: string,
  ): NewItem => ({
    id,
    kind: name,
    userId,
    body,
    createdAt: new Date().toISOString(),
    ...(quiet === true ? { quiet } : {}),
  });

  const addFresh = (item: NewItem): void => {
    if (item.quiet === true) return;
    const fresh = { ...item, order: Number.POSITIVE_INFINITY, refused: null };
    show({ fresh: [...without(view.fresh, item.id), fresh], held: without(view.held, item.id) });
  };

  const send: Outbox['send'] = async (handler, body, id = v7()) => {
    if (cleared || !isRemembered(userId)) return { state: 'failed', id, message: LOGGED_OUT };
    const result = resultOf(userId, id);
    const item = itemOf(handler, body, id);
    addFresh(item);
    try {
      await within(STORAGE_LIMIT_MS, keep(item));
    } catch {
      // Should it be kept a little later, it is sent twice under one id, which makes one entry.
      return sendWithoutKeeping(handler, item, body);
    }
    // Some browsers ask the person about it, which is only for what the person does.
    if (handler.quiet !== true) void askToKeepStorage();
    return result;
  };

  const noteAtEnd = (item: NewItem): void => {
    addFresh(item);
    writeNote(item, 0);
    // The page may live on after all.
    void takeInNotes(0).catch(() => undefined);
  };

  const release = async (id: string): Promise<void> => {
    const item = view.held.find((one) => one.id === id);
    const handler = item && handlers.get(item.kind);
    if (item === undefined || handler === undefined) return;
    const result = send(handler, item.body, id);
    show({ held: without(view.held, id) });
    await result;
    removeNote(id);
  };

  const releaseAll = async (): Promise<void> => {
    await Promise.all(view.held.map(({ id }) => release(id)));
  };

  const releaseAtEnd = (): void => {
    if (!isRemembered(userId)) return;
    for (const { order: _, refused: __, ...item } of view.held) noteAtEnd(item);
  };

  const releaseWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') releaseAtEnd();
  };

  const hear = (message: Message): void => {
    if (message.userId !== userId) return;
    const { topic } = message;
    if (topic === 'kept') void refresh();
    if (topic === 'attempt') tellAttempt(message.id, message.attempt);
    if (topic === 'sent') void receive(handlers.get(message.kind), message.reply);
    if (topic === 'refused') handlers.get(message.kind)?.refused?.(client, userId);
    if (topic === 'sent' || topic === 'refused' || topic === 'discarded') settle(message.id);
    if (topic === 'cleared') {
      cleared = true;
      show(EMPTY_VIEW);
    }
    if (topic === 'postponed' && message.queue === ENTRIES.name) {
      delay.failed();
      show();
    }
  };

  return {
    handlers,
    view: () => view,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    enqueue: async (handler, body, id) => {
      if (cleared || !isRemembered(userId)) return;
      const item = itemOf(handler, body, id);
      addFresh(item);
      broadcast({ topic: 'attempt', userId, id, attempt: SENDING });
      await within(STORAGE_LIMIT_MS, keep(item)).then(askToKeepStorage, () => keepInMemory(item));
      senders.get(handler.queue ?? ENTRIES)?.wake(false);
    },
    wake: (queue) => senders.get(queue)?.wake(true),
    hold: (handler, body) => {
      const item = itemOf(handler, body, v7());
      writeNote(item, Date.now() + LONGEST_HELD_MS);
      show({ held: [...view.held, { ...item, order: 0, refused: null }] });
      return item.id;
    },
    release: (id) => (id === undefined ? releaseAll() : release(id)),
    sendAtEnd: (handler, body, id, dueAtMs) => {
      if (cleared || !isRemembered(userId)) return;
      const item = itemOf(handler, body, id);
      if (dueAtMs === undefined) noteAtEnd(item);
      else writeNote(item, dueAtMs);
    },
    takeBack: (id) => {
      removeNote(id);
      show({ held: without(view.held, id) });
    },
    amend: async (id, body) => {
      const result = resultOf(userId, id);
      const replaced = await replaceBody({ id, userId }, body);
      return replaced ? result : { state: 'failed', id: null, message: NO_LONGER_REFUSED };
    },
    discard: async (id) => {
      gone.add(id);
      show({ items: without(view.items, id), notices: without(view.notices, id) });
      broadcast({ topic: 'discarded', userId, id });
      // Where the device keeps nothing there is nothing to remove.
      await removeKept({ id, userId }).catch(() => undefined);
      gone.delete(id);
    },
    start: () => {
      for (const queue of queues) {
        const ofQueue = list.filter((handler) => (handler.queue ?? ENTRIES) === queue);
        const byName = new Map(ofQueue.map((handler) => [handler.name, handler]));
        senders.set(queue, startSending({ userId, client, queue, handlers: byName }));
      }
      document.addEventListener('visibilitychange', releaseWhenHidden);
      window.addEventListener('pagehide', releaseAtEnd);
      const stops = [onBroadcast(hear), beforeLogout(releaseAll)];
      void takeInNotes(Date.now()).catch(() => undefined);
      void refresh();
      return () => {
        document.removeEventListener('visibilitychange', releaseWhenHidden);
        window.removeEventListener('pagehide', releaseAtEnd);
        for (const stop of stops) stop();
        for (const sender of senders.values()) sender.stop();
        senders.clear();
      };
    },
  };
};
