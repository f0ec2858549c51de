import type { QueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { changeConversation, conversation } from '#client/features/chat/queries.ts';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { inWrittenOrder } from './message-line.ts';
import { addPending, dropPending, type Pending, pendingMessages } from './pending-record.ts';
import { removeUnanswered } from './remove-unanswered.ts';
import { newTurn, pendingOf, type Turn } from './turn.ts';
import { turnRunner } from './turn-runner.ts';

/** What a person can do with their messages; the same functions as long as they are signed in. */
export interface TurnActions {
  /**
   * Sends a message as soon as the server has those that were written before it; their answers may
   * still be on their way. It is kept on this device until it has an answer. Resolves to that, or to null; never rejects.
   */
  send(text: string): Promise<ChatAnswer | null>;
  /** Sends again, under their old ids, all messages that have no answer. */
  resend(): void;
  /** Removes a message that was not answered, also from the server, should it have got there. */
  remove(id: string): void;
  /** Forgets what is here of a message, or of the one that it answers. */
  forget(id: string): void;
  /** Forgets all that is only here. */
  clear(): void;
}

const isAbout =
  (id: string) =>
  (turn: Turn): boolean =>
    turn.id === id || turn.botMessageId === id || turn.answer?.botMessageId === id;

const isSending = ({ state }: Turn): boolean => state === 'sending';

const createTurns = (client: QueryClient, userId: string) => {
  const listeners = new Set<() => void>();
  let turns: readonly Turn[] = [];

  const update = (change: (all: readonly Turn[]) => readonly Turn[]): void => {
    const next = change(turns);
    // Nobody looks: what was answered went with the page that was left, and what failed is kept on the device.
    turns = listeners.size > 0 ? next : next.filter(isSending);
    for (const listener of [...listeners]) listener();
  };
  const drop = (id: string): void => update((all) => all.filter((one) => !isAbout(id)(one)));

  const runner = turnRunner({
    client,
    userId,
    today: () => localDateAt(Date.now(), deviceZone(), getComfort().dayStartsAtHour),
    drop,
    begin: (pending) =>
      update((all) =>
        all.some(({ id }) => id === pending.id)
          ? all
          : [...all, newTurn(pending)].toSorted(inWrittenOrder),
      ),
    change: (id, changed) =>
      update((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one))),
  });

  const show = (list: readonly Pending[]): void =>
    update((all) => {
      const ids = new Set(list.map(({ id }) => id));
      // Whom to call stood beside it before, and stays there until it has its answer.
      const had = new Set(
        all.filter((one) => one.state === 'failed' || one.isLate).map(({ id }) => id),
      );
      const shown = list.map((one) => ({ ...newTurn(one), isLate: had.has(one.id) }));
      return [...all.filter(({ id }) => !ids.has(id)), ...shown].toSorted(inWrittenOrder);
    });
  const forget = (id: string): void => {
    const turn = turns.find(isAbout(id));
    runner.forget(turn?.id ?? id);
    dropPending(turn?.id ?? id);
    drop(id);
  };

  const actions: TurnActions = {
    send: async (text) => {
      const { queryKey } = conversation(userId);
      const checkInShown = client.getQueryData(queryKey)?.checkIn != null;
      const at = new Date().toISOString();
      const pending = { id: v7(), text, at, ...(checkInShown ? { checkInShown } : {}) };
      addPending(pending);
      // The question is answered by this message, whether or not messages are kept.
      if (checkInShown)
        changeConversation(client, userId, (known) => ({ ...known, checkIn: null }));
      show([pending]);
      const tried = await runner.send(pending);
      return typeof tried === 'string' ? null : tried;
    },
    resend: () => {
      const failed = turns.filter(({ state }) => state === 'failed').map(pendingOf);
      const kept = pendingMessages();
      const ids = new Set(kept.map(({ id }) => id));
      // What failed here and is not kept any more was answered in another tab: that answer is fetched.
      const list = [...kept, ...failed.filter(({ id }) => !ids.has(id))];
      show(list.filter(({ id }) => !runner.isBusy(id)));
      // Also one under way: it may have found no connection, a moment before there was one.
      runner.again(list);
    },
    remove: (id) => {
      forget(id);
      void removeUnanswered(client, userId, id);
    },
    forget,
    clear: () => {
      runner.forgetAll();
      for (const { id } of pendingMessages()) dropPending(id);
      update(() => []);
    },
  };

  return {
    userId,
    actions,
    /** What is shown of them now, the earliest first; the same list until it changes. */
    get: (): readonly Turn[] => turns,
    /** Calls `listener` after every change. Returns how to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        update((all) => all);
      };
    },
    /** Shows those that are kept on this device as not answered, and sends none. */
    showKept: (): void =>
      update((all) => {
        const shown = new Set(all.map(({ id }) => id));
        const left = pendingMessages().filter(({ id }) => !shown.has(id));
        const failed = left.map((one) => ({ ...newTurn(one), state: 'failed' as const }));
        return [...failed, ...all].toSorted(inWrittenOrder);
      }),
    /** Lets all go that is under way. What is kept on this device stays there. */
    letGo: (): void => {
      runner.forgetAll();
      update(() => []);
    },
  };
};

type Turns = ReturnType<typeof createTurns>;

const known = new WeakMap<QueryClient, Map<string, Turns>>();
let inUse: Turns | null = null;

onSessionChange(() => {
  const session = getSession();
  if (session.state === 'in' && session.userId === inUse?.userId) return;
  // Whoever logs in next has a cache of their own, and could not delete what this one still sends.
  inUse?.letGo();
  inUse = null;
});

/**
 * The messages of a person that have come about since they signed in, and what can be done with them. There is one
 * for each cache: an answer may be on its way when the chat is left and opened again, and who deletes it then
 * means that one too.
 */
export const turnsOf = (client: QueryClient, userId: string): Turns => {
  const ofClient = known.get(client) ?? new Map<string, Turns>();
  const turns = ofClient.get(userId) ?? createTurns(client, userId);
  known.set(client, ofClient.set(userId, turns));
  inUse = turns;
  return turns;
};
