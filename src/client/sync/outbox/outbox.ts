import type { QueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { askToKeepStorage } from '#client/platform/kept-store.ts';
import { STORAGE_LIMIT_MS, within } from '#client/platform/time-limit.ts';
import { onTold, type Told, tell } from '#client/sync/broadcast.ts';
import { createDelay, PATIENCE_MS } from './delay.ts';
import type { OutboxKind } from './handler.ts';
import { removeNote, takeInNotes, writeNote } from './notes.ts';
import { isRemembered } from './owner.ts';
import type { OutboxItem } from './rules.ts';
import { startSending } from './sender.ts';
import { keep, listKept, removeKept, replaceBody } from './store.ts';

/** What became of an entry so far. */
export type Outcome =
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

/** The outbox as it is now. */
export interface OutboxView {
  /** Without those of quiet kinds. */
  readonly items: readonly OutboxItem[];
  /** False when this browser lets the app keep nothing, as some private windows do. */
  readonly keeps: boolean;
  /** Whether what waits has waited long, or was tried in vain: worth a word to the person. */
  readonly delayed: boolean;
}

export interface Outbox {
  readonly kinds: ReadonlyMap<string, OutboxKind>;
  /** The same object until something changes. */
  view(): OutboxView;
  onChange(listener: () => void): () => void;
  /**
   * Keeps an entry and sends it. Resolves when it is settled or known to wait; never rejects.
   *
   * @param id given when the same entry was tried before and failed
   */
  send<Body, Reply>(kind: OutboxKind<Body, Reply>, body: Body, id?: string): Promise<Outcome>;
  /**
   * Keeps an entry in the moment in which the page ends, without waiting for anything; it is sent as soon
   * as the app is open, now or later.
   *
   * @param dueAtMs given when it is only to be sent should nobody take it back by `takeBack` before that
   */
  sendAtEnd<Body>(kind: OutboxKind<Body>, body: Body, id: string, dueAtMs?: number): void;
  /** Takes back what `sendAtEnd` keeps until a later time. */
  takeBack(id: string): void;
  /** Sends a refused entry again with another body, under its old id and at its old place. */
  amend(id: string, body: unknown): Promise<Outcome>;
  /** Removes a refused entry for good; only ever by the person's own act. */
  discard(id: string): Promise<void>;
  /** Begins to send and to follow other tabs. Returns how to stop. */
  start(): () => void;
}

const LOGGED_OUT = 'You are logged out on this device.';
const NO_LONGER_REFUSED = 'This entry was already sent or removed somewhere else.';

const isSameLine = (one: readonly OutboxItem[], other: readonly OutboxItem[]): boolean =>
  one.length === other.length &&
  one.every(({ id, refused, body }, place) => {
    const item = other[place];
    return (
      item !== undefined &&
      item.id === id &&
      (item.refused === null) === (refused === null) &&
      JSON.stringify(item.body) === JSON.stringify(body)
    );
  });

const outcomeIn = (told: Told, userId: string, id: string): Outcome | null => {
  if (told.userId !== userId) return null;
  if (told.about === 'postponed' || told.about === 'cleared') return { state: 'waiting' };
  if (told.about === 'sent' && told.id === id) return { state: 'sent' };
  if (told.about === 'refused' && told.id === id) {
    return { state: 'refused', id, message: told.message };
  }
  return null;
};

const outcomeOf = (userId: string, id: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle({ state: 'waiting' }), PATIENCE_MS);
    const stop = onTold((told) => {
      const outcome = outcomeIn(told, userId, id);
      if (outcome !== null) settle(outcome);
    });
  });

/** The outbox of one person on this device. */
export const createOutbox = (
  userId: string,
  client: QueryClient,
  list: readonly OutboxKind[],
): Outbox => {
  const kinds = new Map(list.map((kind) => [kind.name, kind]));
  const listeners = new Set<() => void>();
  /** Everything of this person was removed: what comes later must not be written down again. */
  let cleared = false;
  let view: OutboxView = { items: [], keeps: true, delayed: false };

  const show = (next: Partial<OutboxView> = {}): void => {
    view = { ...view, ...next, delayed: delay.isLong() };
    for (const listener of listeners) listener();
  };
  const delay = createDelay(show);

  const refresh = async (): Promise<void> => {
    try {
      const items = (await listKept(userId)).filter(({ quiet }) => quiet !== true);
      delay.waiting(items.filter(({ refused }) => refused === null).length);
      // What the app notes by itself, as in the middle of a test, draws nothing anew.
      if (!view.keeps || !isSameLine(items, view.items)) show({ items, keeps: true });
    } catch {
      show({ keeps: false });
    }
  };

  const receive = (kind: OutboxKind | undefined, reply: unknown): void => {
    try {
      kind?.received(client, userId, reply);
    } catch {
      // The entry is safe on the server; what is shown of it is fetched again.
      void client.invalidateQueries();
    }
  };

  const sendWithoutKeeping = async <Body, Reply>(
    kind: OutboxKind<Body, Reply>,
    body: Body,
    id: string,
  ): Promise<Outcome> => {
    try {
      const reply = await kind.send({ id, userId, body });
      tell({ about: 'sent', userId, kind: kind.name, id, reply });
      return { state: 'sent' };
    } catch (error) {
      return { state: 'failed', id, message: error instanceof Error ? error.message : '' };
    }
  };

  const entryOf = <Body, Reply>(kind: OutboxKind<Body, Reply>, body: Body, id: string) => ({
    id,
    kind: kind.name,
    userId,
    body,
    createdAt: new Date().toISOString(),
    ...(kind.quiet === true ? { quiet: kind.quiet } : {}),
  });

  return {
    kinds,
    view: () => view,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (kind, body, id = v7()) => {
      if (cleared || !isRemembered(userId)) return { state: 'failed', id, message: LOGGED_OUT };
      const outcome = outcomeOf(userId, id);
      try {
        await within(STORAGE_LIMIT_MS, keep(entryOf(kind, body, id)));
      } catch {
        // Should it be kept a little later, it is sent twice under one id, which makes one entry.
        return sendWithoutKeeping(kind, body, id);
      }
      // Some browsers ask the person about it, which is only for what the person does.
      if (kind.quiet !== true) void askToKeepStorage();
      return outcome;
    },
    sendAtEnd: (kind, body, id, dueAtMs) => {
      if (cleared || !isRemembered(userId)) return;
      writeNote(entryOf(kind, body, id), dueAtMs ?? 0);
      // The page may live on after all.
      if (dueAtMs === undefined) void takeInNotes(userId, 0).catch(() => undefined);
    },
    takeBack: (id) => removeNote({ userId, id }),
    amend: async (id, body) => {
      const outcome = outcomeOf(userId, id);
      const replaced = await replaceBody({ id, userId }, body);
      return replaced ? outcome : { state: 'failed', id: null, message: NO_LONGER_REFUSED };
    },
    discard: (id) => removeKept({ id, userId }),
    start: () => {
      const stops = [
        onTold((told) => {
          if (told.userId !== userId) return;
          if (told.about === 'sent') receive(kinds.get(told.kind), told.reply);
          if (told.about === 'kept') void refresh();
          if (told.about === 'cleared') cleared = true;
          if (told.about === 'postponed') {
            delay.failed();
            show();
          }
        }),
        startSending({ userId, client, kinds }),
      ];
      void takeInNotes(userId, Date.now()).catch(() => undefined);
      void refresh();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
