import { type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { typedDraft } from '#client/features/chat/parts/form/typed-draft.ts';
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
  /** Resolves once the message is stored on this device. */
  readonly kept: Promise<void>;
  /** Resolves to the answer, or to null if the attempt brings no answer. */
  readonly answered: Promise<ChatAnswer | null>;
}

/** The actions on the user's messages. The object stays the same while the user is signed in. */
export interface TurnActions {
  /**
   * Sends a message as soon as the server has received all earlier ones, even if their answers have not arrived yet.
   * The message is stored on this device until it is answered.
   *
   * @param form the entries, if the text is a sent form
   */
  send(text: string, form?: FormEntries): Sent;
  /** Resends all unanswered messages with the same ids. */
  resend(): void;
  /** Removes an unanswered message, and also deletes it on the server in case it arrived there. */
  remove(id: string): void;
  /** Forgets the local turn of a message, given the id of the message or of its answer. */
  forget(id: string): void;
  /** Forgets all local turns. */
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
      // The check-in question is removed, because this message answers it, whether or not messages are stored.
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
 * The unanswered messages, and those answered on this visit. Messages that an earlier visit left unanswered are resent
 * after the conversation has loaded. If the conversation cannot load, these messages are shown as failed.
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
    // The device is certainly offline, and an attempt would only make the waiting note flicker.
    if (!online) return;
    if (hasLooked.current) actions.resend();
    return onPossiblyBack(actions.resend);
  }, [online, actions]);

  return [turns, actions];
};
