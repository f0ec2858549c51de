import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { onPossiblyBack, useOnline } from '#client/platform/online.ts';
import type { ChatAnswer } from '#contract/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type Conversation, changeConversation, conversation } from './chat-queries.ts';
import { newTurn, pendingOf, type Turn } from './chat-turn.ts';
import { inWrittenOrder } from './message-line.ts';
import {
  addPending,
  dropPending,
  onSettledElsewhere,
  type Pending,
  pendingMessages,
} from './pending-record.ts';
import { removeUnanswered, removeWhatIsLeft } from './remove-unanswered.ts';
import { turnRunner } from './turn-runner.ts';

/** What a person can do with their messages; the same functions as long as the page is there. */
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

/**
 * The messages of this visit. Those that had no answer when the page was left are sent again.
 * Where it cannot be known which have got there, they are shown, and are sent again once it is known.
 */
export const useTurns = (
  userId: string,
  localDate: LocalDate,
  { data, isError, isPaused }: Pick<UseQueryResult<Conversation>, 'data' | 'isError' | 'isPaused'>,
): readonly [readonly Turn[], TurnActions] => {
  const client = useQueryClient();
  const stored = data?.messages;
  const isUnknown = stored === undefined && (isError || isPaused);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const latest = useRef(turns);
  latest.current = turns;
  const today = useRef(localDate);
  today.current = localDate;
  const online = useOnline();

  const actions = useMemo(() => {
    const drop = (id: string): void => setTurns((all) => all.filter((one) => !isAbout(id)(one)));
    const runner = turnRunner({
      client,
      userId,
      today: () => today.current,
      drop,
      begin: (pending) =>
        setTurns((all) =>
          all.some(({ id }) => id === pending.id)
            ? all
            : [...all, newTurn(pending)].toSorted(inWrittenOrder),
        ),
      change: (id, changed) =>
        setTurns((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one))),
    });

    const show = (list: readonly Pending[]): void =>
      setTurns((all) => {
        const ids = new Set(list.map(({ id }) => id));
        // Whom to call stood beside it before, and stays there until it has its answer.
        const had = new Set(
          all.filter((one) => one.state === 'failed' || one.isLate).map(({ id }) => id),
        );
        const shown = list.map((one) => ({ ...newTurn(one), isLate: had.has(one.id) }));
        return [...all.filter(({ id }) => !ids.has(id)), ...shown].toSorted(inWrittenOrder);
      });
    const forget = (id: string): void => {
      const turn = latest.current.find(isAbout(id));
      runner.forget(turn?.id ?? id);
      dropPending(turn?.id ?? id);
      drop(id);
    };
    const resend = (): void => {
      const failed = latest.current.filter(({ state }) => state === 'failed').map(pendingOf);
      const kept = pendingMessages();
      const ids = new Set(kept.map(({ id }) => id));
      // What failed here and is not kept any more was answered in another tab: that answer is fetched.
      const list = [...kept, ...failed.filter(({ id }) => !ids.has(id))];
      show(list.filter(({ id }) => !runner.isBusy(id)));
      // Also one under way: it may have found no connection, a moment before there was one.
      runner.again(list);
    };

    return {
      send: async (text: string) => {
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
      resend,
      remove: (id: string) => {
        forget(id);
        void removeUnanswered(client, userId, id);
      },
      forget,
      clear: () => {
        runner.forgetAll();
        for (const { id } of pendingMessages()) dropPending(id);
        setTurns([]);
      },
    };
  }, [client, userId]);

  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || stored === undefined) return;
    hasLooked.current = true;
    const known = new Set(stored.map(({ id }) => id));
    for (const { id } of pendingMessages()) if (known.has(id)) dropPending(id);
    void removeWhatIsLeft(client, userId);
    actions.resend();
  }, [stored, actions, client, userId]);

  useEffect(() => {
    if (!isUnknown) return;
    setTurns((all) => {
      const shown = new Set(all.map(({ id }) => id));
      const left = pendingMessages().filter(({ id }) => !shown.has(id));
      const failed = left.map((one) => ({ ...newTurn(one), state: 'failed' as const }));
      return [...failed, ...all].toSorted(inWrittenOrder);
    });
  }, [isUnknown]);

  useEffect(() => {
    // Offline for certain: what is shown as waiting would only go and come back.
    if (!online) return;
    const tryAgain = (): void => {
      void removeWhatIsLeft(client, userId);
      // The same id again is the same message, so trying costs nothing.
      actions.resend();
    };
    if (hasLooked.current) tryAgain();
    return onPossiblyBack(tryAgain);
  }, [online, actions, client, userId]);

  const isUnderWay = turns.some(({ state }) => state === 'sending');
  const [isBehind, setBehind] = useState(false);
  useEffect(() => onSettledElsewhere(() => setBehind(true)), []);
  useEffect(() => {
    // What is listed by the server would take the place of an answer that still comes in.
    if (!isBehind || isUnderWay) return;
    setBehind(false);
    void client.invalidateQueries({ queryKey: conversation(userId).queryKey });
  }, [isBehind, isUnderWay, client, userId]);

  return [turns, actions];
};
