import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { typedDraft } from '#client/features/chat/parts/form/typed.ts';
import {
  type Conversation,
  changeConversation,
  conversation,
} from '#client/features/chat/queries.ts';
import { currentIso } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { onPossiblyBack, useOnline } from '#client/platform/online.ts';
import { onBroadcast } from '#client/sync/broadcast.ts';
import { discardDraft } from '#client/sync/draft.ts';
import { useOutbox, useOutboxActions } from '#client/sync/outbox/context.ts';
import type { Outbox } from '#client/sync/outbox/outbox.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { FormEntries } from '#domain/chat/form.ts';
import { CHAT, messageHandler, removalHandler } from './handlers.ts';
import { noteDeleted } from './send-message.ts';
import { answeredTurn, isAbout, type Turn, turnOf } from './turn.ts';

/** A message that was just sent. */
interface Sent {
  /** Resolves when it is safely on the device. */
  readonly kept: Promise<void>;
  /** Resolves to its answer, or to null when there is none for now. */
  readonly answered: Promise<ChatAnswer | null>;
}

/** What a person can do with their messages; the same functions as long as they are signed in. */
export interface TurnActions {
  /**
   * Sends a message as soon as the server has those that were written before it; their answers may
   * still be on their way. It is kept on this device until it has an answer.
   *
   * @param form what was filled in, where the text says so in words
   */
  send(text: string, form?: FormEntries): Sent;
  /** Sends again, under their old ids, all messages that have no answer. */
  resend(): void;
  /** Removes a message that was not answered, also from the server, should it have got there. */
  remove(id: string): void;
  /** Forgets what is here of a message, or of the one that it answers. */
  forget(id: string): void;
  /** Forgets all that is only here. */
  clear(): void;
}

const answerTo = (userId: string, id: string): Promise<ChatAnswer | null> =>
  new Promise((resolve) => {
    const stop = onBroadcast((message) => {
      if (message.userId !== userId) return;
      const isIt = 'id' in message && message.id === id;
      const isOver =
        message.topic === 'cleared' ||
        (isIt && (message.topic !== 'attempt' || message.attempt.state === 'failed'));
      if (!isOver) return;
      stop();
      resolve(message.topic === 'sent' ? (answeredTurn(message.reply)?.answer ?? null) : null);
    });
  });

const isMessage = ({ kind }: { readonly kind: string }): boolean => kind === messageHandler.name;

const messagesIn = (outbox: Outbox) => {
  const { items, fresh } = outbox.view();
  return [...items, ...fresh].filter(isMessage);
};

const actionsOf = (
  client: QueryClient,
  userId: string,
  outbox: Outbox,
  dropAnswered: (isGone: (turn: Turn) => boolean) => void,
): TurnActions => {
  const forget = (id: string): void => {
    noteDeleted(client);
    const turns = messagesIn(outbox).flatMap(
      (item) => turnOf(item, outbox.view().attempts.get(item.id), true) ?? [],
    );
    const turn = turns.find((one) => isAbout(id, one));
    if (turn !== undefined) void outbox.discard(turn.id);
    dropAnswered((one) => isAbout(id, one));
  };
  return {
    send: (text, form) => {
      const id = newId();
      const checkInShown = client.getQueryData(conversation(userId).queryKey)?.checkIn != null;
      const body = {
        text,
        at: currentIso(),
        ...(form === undefined ? {} : { form }),
      };
      const answered = answerTo(userId, id);
      const kept = outbox.enqueue(
        messageHandler,
        checkInShown ? { ...body, checkInShown } : body,
        id,
      );
      // The question is answered by this message, whether or not messages are kept.
      if (checkInShown)
        changeConversation(client, userId, (known) => ({ ...known, checkIn: null }));
      return { kept, answered };
    },
    resend: () => outbox.wake(CHAT),
    remove: (id) => {
      forget(id);
      void outbox.send(removalHandler, id);
    },
    forget,
    clear: () => {
      noteDeleted(client);
      discardDraft(typedDraft.key);
      for (const { id } of messagesIn(outbox)) void outbox.discard(id);
      dropAnswered(() => true);
    },
  };
};

/**
 * The messages that have no answer yet, and those that were answered on this visit. What had no answer before it is
 * sent again. Where it cannot be known which have got there, they are shown, and are sent again once it is known.
 */
export const useTurns = (
  userId: string,
  { data, isError, isPaused }: Pick<UseQueryResult<Conversation>, 'data' | 'isError' | 'isPaused'>,
): readonly [readonly Turn[], TurnActions] => {
  const client = useQueryClient();
  const outbox = useOutboxActions();
  const { items, fresh, attempts } = useOutbox();
  const [answered, setAnswered] = useState<readonly Turn[]>([]);
  const isKnown = data !== undefined;
  const isUnknown = !isKnown && (isError || isPaused);
  const online = useOnline();

  useEffect(
    () =>
      onBroadcast((message) => {
        if (message.topic !== 'sent' || message.userId !== userId || !isMessage(message)) return;
        const turn = answeredTurn(message.reply);
        if (turn === null) return;
        setAnswered((all) => [...all.filter(({ id }) => id !== turn.id), turn]);
      }),
    [userId],
  );

  const actions = useMemo(
    () =>
      actionsOf(client, userId, outbox, (isGone) =>
        setAnswered((all) => all.filter((turn) => !isGone(turn))),
      ),
    [client, userId, outbox],
  );

  const turns = useMemo(() => {
    const settled = new Set(answered.map(({ id }) => id));
    const waiting = [...items, ...fresh]
      .filter((item) => isMessage(item) && !settled.has(item.id))
      .flatMap((item) => turnOf(item, attempts.get(item.id), isUnknown) ?? []);
    return [...answered, ...waiting].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  }, [items, fresh, attempts, answered, isUnknown]);

  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current || !isKnown) return;
    hasLooked.current = true;
    actions.resend();
  }, [isKnown, actions]);

  useEffect(() => {
    // Offline for certain: what is shown as waiting would only go and come back.
    if (!online) return;
    if (hasLooked.current) actions.resend();
    return onPossiblyBack(actions.resend);
  }, [online, actions]);

  return [turns, actions];
};
