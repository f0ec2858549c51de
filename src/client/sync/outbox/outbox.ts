import type { QueryClient } from '@tanstack/react-query';
import { forgetEarlyCalls } from '#client/lib/api/early-calls.ts';
import { hearEntry } from '#client/lib/listening/listening.ts';
import { addUnderWay } from '#client/lib/update/under-way.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import {
  after,
  currentIso,
  currentMs,
  every,
  STORAGE_LIMIT_MS,
  within,
} from '#client/platform/after.ts';
import { askToKeepStorage } from '#client/platform/durable-store.ts';
import { newId } from '#client/platform/new-id.ts';
import { onConnectionChange } from '#client/platform/online.ts';
import { broadcast, type Message, onBroadcast } from '#client/sync/broadcast.ts';
import { createHandlerList, type HandlerSource } from '#client/sync/changes/handler-list.ts';
import { beforeLogout } from '#client/sync/on-logout.ts';
import { invalidateTopic } from '#client/sync/topics.ts';
import { texts } from '#texts/sending.js';
import { createDelay, PATIENCE_MS } from './delay.ts';
import { ENTRIES, type OutboxHandler, type OutboxQueue } from './entry-handler.ts';
import { listNotes, removeNote, writeNote } from './held-entries.ts';
import type { Attempt, OutboxItem, Reason } from './outbox-item.ts';
import { isRemembered } from './owner.ts';
import { SENDING, type Sender, startSending } from './sender.ts';
import {
  keep,
  keepInMemory,
  listAll,
  type NewItem,
  removeFromMemory,
  removeStored,
  replaceBody,
} from './stored-entries.ts';
import { EMPTY_VIEW, type OutboxView, withKept, without } from './view.ts';

/** The outcome of sending an entry so far. */
export type SendResult =
  | { readonly state: 'sent' }
  /** The entry is stored on this device and will be sent as soon as possible. */
  | { readonly state: 'waiting' }
  /** The server refused the entry. It stays stored under `id`, so that it can be corrected. */
  | ({ readonly state: 'refused'; readonly id: string } & Reason)
  /**
   * This device stores nothing and sending failed, so the entry exists only in the form. The server may have received
   * the entry under `id` anyway, so a retry uses the same id. Null if there is nothing to retry.
   */
  | { readonly state: 'failed'; readonly id: string | null; readonly message: string };

export interface Outbox {
  /** The handler of a kind of entry; undefined if it is not loaded yet, or unknown to this version of the app. */
  handlerOf(kind: string): OutboxHandler | undefined;
  /** The current contents of the outbox; the same object until something changes. */
  view(): OutboxView;
  onChange(listener: () => void): () => void;
  /**
   * Stores an entry and sends it. Resolves when the outcome is known or the entry has to wait; never rejects.
   *
   * @param id given if an earlier attempt to send the same entry failed
   */
  send<Body, Reply>(
    handler: OutboxHandler<Body, Reply>,
    body: Body,
    id?: string,
  ): Promise<SendResult>;
  /**
   * Appends an entry to a `when-asked` queue and wakes it. Resolves when the entry is safely stored, or is in memory if
   * the device stores nothing; never rejects.
   */
  enqueue<Body, Reply>(handler: OutboxHandler<Body, Reply>, body: Body, id: string): Promise<void>;
  /** Sends everything that is waiting in a queue. */
  wake(queue: OutboxQueue): void;
  /**
   * Holds back an entry as long as the person can take it back. It is sent by `release`, when the page is hidden or
   * closed, and before a log-out. Returns the entry's id.
   */
  hold<Body, Reply>(handler: OutboxHandler<Body, Reply>, body: Body): string;
  /** Sends a held entry, or all held entries if no id is given. Resolves when the outcome is known. */
  release(id?: string): Promise<void>;
  /**
   * Stores an entry synchronously while the page is closing. It is sent immediately or when the app is open again.
   *
   * @param dueAtMs UTC ms; if given, the entry is not sent before this time, and not at all if `takeBack` is called
   *   earlier
   */
  sendAtEnd<Body>(handler: OutboxHandler<Body>, body: Body, id: string, dueAtMs?: number): void;
  /**
   * Takes back a held entry, or an entry that `sendAtEnd` stored for later. Returns false if it is too late because the
   * entry is already queued or sent.
   */
  takeBack(id: string): boolean;
  /** Sends a refused entry again with a new body, keeping its id and its position in the queue. */
  amend(id: string, body: unknown): Promise<SendResult>;
  /** When this page noticed that the device has no connection, in UTC ms; null while it may have one. */
  offlineSinceMs(): number | null;
  /** Removes an entry permanently and aborts its attempt. Call this only for an action by the person. */
  discard(id: string): Promise<void>;
  /** Starts sending and listening to other tabs. Returns a function that stops it. */
  start(): () => void;
}

const LOGGED_OUT = texts.loggedOutHere;
const NO_LONGER_REFUSED = texts.noLongerRefused;

/**
 * How long another page waits for the notes of held entries to be renewed before it sends the entries, because the page
 * that held them may have ended without an event.
 */
const HELD_WITHOUT_SIGN_MS = 60_000;
/** How often a page renews the notes of its held entries and checks for due notes. */
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
  source: HandlerSource,
): Outbox => {
  const queues = new Set([ENTRIES, ...source.known.flatMap(({ queue }) => queue ?? [])]);
  const senders = new Map<OutboxQueue, Sender>();
  const listeners = new Set<() => void>();
  /** The ids of entries that the person removed in any tab. */
  const gone = new Set<string>();
  let offlineSinceMs: number | null = null;
  /** Whether all data of this person was removed from the device, so that nothing more may be written. */
  let cleared = false;
  let view = EMPTY_VIEW;

  const isOver = (): boolean => cleared || !isRemembered(userId);

  const show = (next: Partial<OutboxView> = {}): void => {
    view = { ...view, ...next, delayed: delay.isLong() };
    for (const listener of [...listeners]) listener();
  };
  const delay = createDelay(show);
  const handlers = createHandlerList(source, show);

  const isToldHere = ({ kind, refused }: OutboxItem): boolean =>
    refused === null && (handlers.get(kind)?.queue ?? ENTRIES) === ENTRIES;

  let lookups = 0;
  let shownLookup = 0;
  const refresh = async (): Promise<void> => {
    lookups += 1;
    const lookup = lookups;
    const kept = await listAll(userId);
    // Storage reads may finish out of order. An older result must not replace a newer one.
    if (lookup < shownLookup) return;
    shownLookup = lookup;
    const next = withKept(view, kept, gone);
    delay.waiting(next.items.filter(isToldHere).length);
    if (next !== view) show(next);
    // A refused entry is shown with the words and the form of its handler.
    const refused = kept.items.filter((item) => item.refused !== null);
    handlers.require(refused.map(({ kind }) => kind)).catch(() => undefined);
  };

  /** Waits until a refused entry is shown as refused, so that a further attempt corrects it. */
  const inView = async (result: Promise<SendResult>): Promise<SendResult> => {
    const outcome = await result;
    if (outcome.state === 'refused') await refresh();
    return outcome;
  };

  const tellAttempt = (id: string, attempt: Attempt): void => {
    // Another tab may report the start of the same attempt again. This must not remove the visible progress.
    const isRepeated = attempt.progress === null && view.attempts.get(id)?.state === attempt.state;
    if (!isRepeated || attempt.state === 'failed')
      show({ attempts: new Map([...view.attempts, [id, attempt]]) });
  };

  /** Removes the temporary state of an entry whose outcome is known. */
  const settle = (id: string): void => {
    const attempts = new Map(view.attempts);
    const fresh = without(view.fresh, id);
    const held = without(view.held, id);
    if (attempts.delete(id) || fresh !== view.fresh || held !== view.held)
      show({ attempts, fresh, held });
  };

  const receive = async (kind: string, reply: unknown): Promise<void> => {
    try {
      // Synchronous if the handler is loaded, so that nothing is rendered between removing the entry and showing its
      // reply.
      if (handlers.get(kind) === undefined) await handlers.require([kind]);
      const handler = handlers.get(kind);
      await handler?.received?.(client, userId, reply);
      if (handler?.changes !== undefined) invalidateTopic(client, userId, handler.changes);
    } catch {
      // The server has stored the entry, and refetching shows it.
      void client.invalidateQueries();
    }
  };

  /** Lets a feature fetch again what the refused entry was about. */
  const afterRefusal = async (kind: string): Promise<void> => {
    try {
      await handlers.require([kind]);
      handlers.get(kind)?.refused?.(client, userId);
    } catch {
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
    handler: OutboxHandler<Body, Reply>,
    body: Body,
    id: string,
  ): NewItem => {
    handlers.add(handler);
    return {
      id,
      kind: handler.name,
      userId,
      body,
      createdAt: currentIso(),
      ...(handler.quiet === true ? { quiet: true } : {}),
    };
  };

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
      // If storage still writes it later, the entry is sent twice under the same id, which creates only one entry.
      return sendWithoutKeeping(handler, item, false);
    } finally {
      hearIn(handler, body, id);
    }
    // Some browsers ask the person for permission, so do this only after an action by the person.
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
    // If storage is known to fail, start the request immediately, before the page ends.
    if (!view.keeps || !(await keepInTime())) {
      if (handlers.get(item.kind) === undefined)
        await handlers.require([item.kind]).catch(() => undefined);
      const handler = handlers.get(item.kind);
      // The note stays until the handler can be loaded.
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

  /** Renews the notes of held entries, and moves entries with due notes to their queues. */
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

  const noteConnection = (): void => {
    offlineSinceMs = navigator.onLine === false ? (offlineSinceMs ?? currentMs()) : null;
  };

  const hear = (message: Message): void => {
    if (message.userId !== userId) return;
    const { topic } = message;
    if (topic === 'kept') void refresh();
    if (topic === 'attempt') tellAttempt(message.id, message.attempt);
    if (topic === 'sent') {
      forgetEarlyCalls();
      void receive(message.kind, message.reply);
    }
    if (topic === 'refused') void afterRefusal(message.kind);
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
    handlerOf: handlers.get,
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
    offlineSinceMs: () => offlineSinceMs,
    discard: async (id) => {
      broadcast({ topic: 'discarded', userId, id });
      // If the device stores nothing, there is nothing to remove.
      await removeStored({ id, userId }).catch(() => undefined);
    },
    start: () => {
      for (const queue of queues)
        senders.set(queue, startSending({ userId, client, queue, handlers }));
      document.addEventListener('visibilitychange', releaseWhenHidden);
      window.addEventListener('pagehide', releaseAtEnd);
      noteConnection();
      const stops = [
        onConnectionChange(noteConnection),
        onBroadcast(hear),
        beforeLogout(releaseAll),
        // A reload would lose the entries that are only in memory.
        addUnderWay(() => !view.keeps),
      ];
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
