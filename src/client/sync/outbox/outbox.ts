import type { QueryClient } from '@tanstack/react-query';
import { forgetEarlyCalls } from '#client/lib/api/early-calls.ts';
import { hearEntry } from '#client/lib/listening/listening.ts';
import { errorText } from '#client/lib/told.ts';
import {
  after,
  currentIso,
  currentMs,
  every,
  STORAGE_LIMIT_MS,
  within,
} from '#client/platform/after.ts';
import { askToKeepStorage } from '#client/platform/kept-store.ts';
import { newId } from '#client/platform/new-id.ts';
import { broadcast, type Message, onBroadcast } from '#client/sync/broadcast.ts';
import { beforeLogout } from '#client/sync/on-logout.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import { createDelay, PATIENCE_MS } from './delay.ts';
import { ENTRIES, type OutboxHandler, type OutboxQueue } from './entry-handler.ts';
import { listNotes, removeNote, writeNote } from './held-entries.ts';
import {
  keep,
  keepInMemory,
  listAll,
  type NewItem,
  removeFromMemory,
  removeStored,
  replaceBody,
} from './kept-entries.ts';
import type { Attempt, OutboxItem, Reason } from './outbox-item.ts';
import { isRemembered } from './owner.ts';
import { SENDING, type Sender, startSending } from './sender.ts';
import { EMPTY_VIEW, type OutboxView, withKept, without } from './view.ts';

/** The outcome of sending an entry so far. */
export type SendResult =
  | { readonly state: 'sent' }
  /** Stored on this device; it is sent as soon as possible. */
  | { readonly state: 'waiting' }
  /** The server refused it. The entry is still stored under `id`, to be corrected. */
  | ({ readonly state: 'refused'; readonly id: string } & Reason)
  /**
   * This device stores nothing and sending failed, so the entry is only in the form. The server may have it under
   * `id` all the same, so a retry uses that id; null when there is nothing to retry.
   */
  | { readonly state: 'failed'; readonly id: string | null; readonly message: string };

export interface Outbox {
  readonly handlers: ReadonlyMap<string, OutboxHandler>;
  /** The same object until something changes. */
  view(): OutboxView;
  onChange(listener: () => void): () => void;
  /**
   * Stores an entry and sends it. Resolves when it is settled or known to wait; never rejects.
   *
   * @param id given when an earlier attempt for the same entry failed
   */
  send<Body, Reply>(
    handler: OutboxHandler<Body, Reply>,
    body: Body,
    id?: string,
  ): Promise<SendResult>;
  /**
   * Appends an entry to a `when-asked` queue and wakes it. Resolves when the entry is safely stored, or in memory
   * where the device stores nothing; never rejects.
   */
  enqueue<Body, Reply>(handler: OutboxHandler<Body, Reply>, body: Body, id: string): Promise<void>;
  /** Sends everything that is waiting in a queue. */
  wake(queue: OutboxQueue): void;
  /**
   * Holds an entry back while the person may take it back. It is sent by `release`, when the page is hidden or
   * closed, and before a log-out. Returns its id.
   */
  hold<Body, Reply>(handler: OutboxHandler<Body, Reply>, body: Body): string;
  /** Sends a held entry, or all of them when no id is given. Resolves when the outcome is known. */
  release(id?: string): Promise<void>;
  /**
   * Stores an entry without waiting while the page is closing; it is sent as soon as the app is open, now or later.
   *
   * @param dueAtMs UTC ms; given when the entry is sent only if `takeBack` is not called before then
   */
  sendAtEnd<Body>(handler: OutboxHandler<Body>, body: Body, id: string, dueAtMs?: number): void;
  /**
   * Takes back a held entry, or one that `sendAtEnd` stored for later. Returns false when it is too late because the
   * entry is queued or sent.
   */
  takeBack(id: string): boolean;
  /** Sends a refused entry again with another body, under its old id and at its old place. */
  amend(id: string, body: unknown): Promise<SendResult>;
  /** Removes an entry for good and aborts its attempt; only ever by the person's own action. */
  discard(id: string): Promise<void>;
  /** Starts sending and listening to other tabs. Returns a function that stops it. */
  start(): () => void;
}

const LOGGED_OUT = 'You are logged out on this device.';
const NO_LONGER_REFUSED = 'This entry was already sent or removed somewhere else.';

/**
 * A page with held entries may end without an event; another page sends them this long after it last renewed their
 * notes.
 */
const HELD_WITHOUT_SIGN_MS = 60_000;
/** How often a page renews the notes of its held entries and looks for due notes. */
const NOTES_EVERY_MS = 20_000;

const resultIn = (message: Message, userId: string, id: string): SendResult | null => {
  if (message.userId !== userId) return null;
  const { topic } = message;
  if (topic === 'cleared' || (topic === 'postponed' && message.queue === ENTRIES.name))
    return { state: 'waiting' };
  if (topic === 'sent' && message.id === id) return { state: 'sent' };
  if (topic === 'refused' && message.id === id)
    return { state: 'refused', id, message: message.message, issues: message.issues };
  return null;
};

const resultOf = (userId: string, id: string): Promise<SendResult> =>
  new Promise((resolve) => {
    const settle = (result: SendResult): void => {
      cancel();
      stop();
      resolve(result);
    };
    const cancel = after(PATIENCE_MS, () => settle({ state: 'waiting' }));
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
  /** Ids of entries that the person removed, in any tab. */
  const gone = new Set<string>();
  /** Whether all data of this person was removed, so that nothing may be written any more. */
  let cleared = false;
  let view = EMPTY_VIEW;

  const isOver = (): boolean => cleared || !isRemembered(userId);

  const show = (next: Partial<OutboxView> = {}): void => {
    view = { ...view, ...next, delayed: delay.isLong() };
    for (const listener of [...listeners]) listener();
  };
  const delay = createDelay(show);

  const isToldHere = ({ kind, refused }: OutboxItem): boolean =>
    refused === null && (handlers.get(kind)?.queue ?? ENTRIES) === ENTRIES;

  let lookups = 0;
  let shownLookup = 0;
  const refresh = async (): Promise<void> => {
    lookups += 1;
    const lookup = lookups;
    const kept = await listAll(userId);
    // Storage may answer out of order; an older answer must not replace a newer one.
    if (lookup < shownLookup) return;
    shownLookup = lookup;
    const next = withKept(view, kept, gone);
    delay.waiting(next.items.filter(isToldHere).length);
    if (next !== view) show(next);
  };

  /** Resolves once a refused entry is shown as refused, so that trying again corrects it. */
  const inView = async (result: Promise<SendResult>): Promise<SendResult> => {
    const outcome = await result;
    if (outcome.state === 'refused') await refresh();
    return outcome;
  };

  const tellAttempt = (id: string, attempt: Attempt): void => {
    // Another tab may begin the same attempt again, which must not remove the visible progress.
    const isRepeated = attempt.progress === null && view.attempts.get(id)?.state === attempt.state;
    if (!isRepeated || attempt.state === 'failed')
      show({ attempts: new Map([...view.attempts, [id, attempt]]) });
  };

  /** Drops the temporary state of an entry whose outcome is known. */
  const settle = (id: string): void => {
    const attempts = new Map(view.attempts);
    const fresh = without(view.fresh, id);
    const held = without(view.held, id);
    if (attempts.delete(id) || fresh !== view.fresh || held !== view.held)
      show({ attempts, fresh, held });
  };

  const receive = async (handler: OutboxHandler | undefined, reply: unknown): Promise<void> => {
    try {
      await handler?.received?.(client, userId, reply);
      if (handler?.changes !== undefined) invalidateTopic(client, userId, handler.changes);
    } catch {
      // The entry is safe on the server, and refetching shows it.
      void client.invalidateQueries();
    }
  };

  const sendWithoutKeeping = async (
    handler: OutboxHandler,
    item: NewItem,
    keepalive: boolean,
  ): Promise<SendResult> => {
    const { id, body } = item;
    try {
      const { signal } = new AbortController();
      const nothing = (): void => undefined;
      const sending = {
        client,
        signal,
        keepalive,
        isTaken: false,
        taken: nothing,
        report: nothing,
      };
      const reply = await handler.send({ id, userId, body }, sending);
      broadcast({ topic: 'sent', userId, kind: handler.name, id, reply });
      return { state: 'sent' };
    } catch (error) {
      const message = errorText(error);
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
    createdAt: currentIso(),
    ...(quiet === true ? { quiet } : {}),
  });

  const hearIn = <Body, Reply>(
    handler: OutboxHandler<Body, Reply> | undefined,
    body: Body,
    id: string,
  ): void => hearEntry(id, handler?.said?.(body) ?? []);

  const addFresh = (item: NewItem): void => {
    gone.delete(item.id);
    if (item.quiet === true) return;
    const fresh = { ...item, order: Number.POSITIVE_INFINITY, refused: null };
    show({ fresh: [...without(view.fresh, item.id), fresh], held: without(view.held, item.id) });
  };

  const send: Outbox['send'] = async (handler, body, id = newId()) => {
    if (isOver()) return { state: 'failed', id, message: LOGGED_OUT };
    const result = resultOf(userId, id);
    const item = itemOf(handler, body, id);
    addFresh(item);
    try {
      await within(STORAGE_LIMIT_MS, keep(item));
    } catch {
      // If storage writes it late after all, it is sent twice under one id, which creates one entry.
      return sendWithoutKeeping(handler, item, false);
    } finally {
      hearIn(handler, body, id);
    }
    // Some browsers ask the person for permission, which fits only an action of theirs.
    if (handler.quiet !== true) askToKeepStorage();
    return inView(result);
  };

  /** Moves a noted entry to its queue, or sends it directly where the device stores nothing. */
  const takeIn = async (item: NewItem): Promise<void> => {
    const keepInTime = (): Promise<boolean> =>
      within(STORAGE_LIMIT_MS, keep(item)).then(
        () => true,
        () => false,
      );
    // Where storage is known to fail, the request begins before the page ends.
    if (!view.keeps || !(await keepInTime())) {
      const handler = handlers.get(item.kind);
      if (handler === undefined) return;
      await sendWithoutKeeping(handler, item, true);
    }
    removeNote(item);
  };

  const noteAtEnd = (item: NewItem): void => {
    addFresh(item);
    writeNote(item, 0);
    void takeIn(item);
  };

  /** Renews the notes of held entries, and takes in due notes. */
  const tendNotes = (): void => {
    if (isOver()) return;
    const nowMs = currentMs();
    for (const item of view.held) writeNote(item, nowMs + HELD_WITHOUT_SIGN_MS);
    for (const { entry, dueAtMs } of listNotes(userId)) if (dueAtMs <= nowMs) void takeIn(entry);
  };

  const release = async (id: string): Promise<void> => {
    const item = view.held.find((one) => one.id === id);
    const handler = item && handlers.get(item.kind);
    if (item === undefined || handler === undefined) return;
    const result = send(handler, item.body, id);
    show({ held: without(view.held, id) });
    await result;
    removeNote(item);
  };

  const releaseAll = async (): Promise<void> => {
    await Promise.all(view.held.map(({ id }) => release(id)));
  };

  const releaseAtEnd = (): void => {
    if (!isOver()) for (const item of view.held) noteAtEnd(item);
  };

  const releaseWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') releaseAtEnd();
  };

  const hear = (message: Message): void => {
    if (message.userId !== userId) return;
    const { topic } = message;
    if (topic === 'kept') void refresh();
    if (topic === 'attempt') tellAttempt(message.id, message.attempt);
    if (topic === 'sent') {
      forgetEarlyCalls();
      void receive(handlers.get(message.kind), message.reply);
    }
    if (topic === 'refused') handlers.get(message.kind)?.refused?.(client, userId);
    if (topic === 'discarded') {
      gone.add(message.id);
      removeFromMemory(message.id);
      show({ items: without(view.items, message.id), notices: without(view.notices, message.id) });
    }
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
      if (isOver()) return;
      const item = itemOf(handler, body, id);
      addFresh(item);
      broadcast({ topic: 'attempt', userId, id, attempt: SENDING });
      await within(STORAGE_LIMIT_MS, keep(item)).then(askToKeepStorage, () => {
        if (!isOver() && !gone.has(id)) keepInMemory(item);
      });
      hearIn(handler, body, id);
      senders.get(handler.queue ?? ENTRIES)?.wake(false);
    },
    wake: (queue) => senders.get(queue)?.wake(true),
    hold: (handler, body) => {
      const item = itemOf(handler, body, newId());
      if (isOver()) return item.id;
      writeNote(item, currentMs() + HELD_WITHOUT_SIGN_MS);
      show({ held: [...view.held, { ...item, order: 0, refused: null }] });
      hearIn(handler, body, item.id);
      return item.id;
    },
    release: (id) => (id === undefined ? releaseAll() : release(id)),
    sendAtEnd: (handler, body, id, dueAtMs) => {
      if (isOver()) return;
      const item = itemOf(handler, body, id);
      if (dueAtMs === undefined) noteAtEnd(item);
      else writeNote(item, dueAtMs);
      hearIn(handler, body, id);
    },
    takeBack: (id) => {
      show({ held: without(view.held, id) });
      return removeNote({ id, userId });
    },
    amend: async (id, body) => {
      const result = resultOf(userId, id);
      const kind = view.items.find((item) => item.id === id)?.kind ?? '';
      const replaced = await replaceBody({ id, userId }, body);
      if (replaced) hearIn(handlers.get(kind), body, id);
      return replaced ? inView(result) : { state: 'failed', id: null, message: NO_LONGER_REFUSED };
    },
    discard: async (id) => {
      broadcast({ topic: 'discarded', userId, id });
      // Where the device stores nothing, there is nothing to remove.
      await removeStored({ id, userId }).catch(() => undefined);
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
      tendNotes();
      const cancel = every(NOTES_EVERY_MS, tendNotes);
      void refresh();
      return () => {
        cancel();
        document.removeEventListener('visibilitychange', releaseWhenHidden);
        window.removeEventListener('pagehide', releaseAtEnd);
        for (const stop of stops) stop();
        for (const sender of senders.values()) sender.stop();
        senders.clear();
      };
    },
  };
};
