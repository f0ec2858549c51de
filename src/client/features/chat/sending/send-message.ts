import type { QueryClient } from '@tanstack/react-query';
import { typedDraft } from '#client/features/chat/parts/form/typed-draft.ts';
import {
  changeConversation,
  conversation,
  invalidateWatch,
  refetchWatch,
} from '#client/features/chat/queries.ts';
import { settingsTried } from '#client/features/chat/settings/save-settings.ts';
import { Refusal } from '#client/lib/api/call.ts';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { currentMs } from '#client/platform/after.ts';
import { discardDraft } from '#client/sync/draft.ts';
import type { Outgoing, Sending } from '#client/sync/outbox/entry-handler.ts';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { deliver } from './deliver.ts';
import { type MessageBody, type Pending, type Progress, withTurn } from './turn.ts';

/** A message with its answer, broadcast to every tab. */
export interface Answered {
  readonly message: Pending;
  readonly localDate: LocalDate;
  /** Null if the server has the message but no answer to it. */
  readonly answer: ChatAnswer | null;
  /**
   * Whether the answer contains the current watch state: `older` if another message was sent later, `unknown` if
   * something was deleted later.
   */
  readonly watch: 'newest' | 'older' | 'unknown';
  /**
   * Whether the server already had the message from an earlier attempt. If so, the server may already have later
   * messages too.
   */
  readonly wasTaken: boolean;
}

/** The id of the last message sent, per query client; null if something was deleted after that message. */
const latest = new WeakMap<QueryClient, string | null>();

/** Records a deletion. After a deletion, answers to earlier messages no longer change the watch state. */
export const noteDeleted = (client: QueryClient): void => {
  latest.set(client, null);
};

const isThere = async (client: QueryClient, userId: string, id: string): Promise<boolean> => {
  try {
    const known = await client.fetchQuery({ ...conversation(userId), staleTime: 0 });
    return known.messages.some((message) => message.id === id);
  } catch {
    return false;
  }
};

const watchAfter = (client: QueryClient, id: string): Answered['watch'] => {
  const last = latest.get(client) ?? null;
  if (last === null) return 'unknown';
  return last === id ? 'newest' : 'older';
};

/** Sends a message and resolves to its answer. Throws what `call` throws. */
export const sendMessage = async (
  { id, userId, body }: Outgoing<MessageBody>,
  { client, signal, isTaken, taken, report }: Sending,
): Promise<Answered> => {
  const message = { ...body, id };
  const localDate = localDateAt(currentMs(), deviceZone(), getComfort().dayStartsAtHour);
  const told = { message, localDate, wasTaken: isTaken };
  let progress: Progress = { botMessageId: null, streamed: '', answer: null };
  const tell = (next: Partial<Progress>): void => {
    progress = { ...progress, ...next };
    report(progress);
  };
  latest.set(client, id);
  invalidateWatch(client);
  // The server must receive the latest choice on storing messages before it receives a message.
  await settingsTried(userId);
  try {
    const answer = await deliver(message, {
      userId,
      localDate,
      signal,
      onStart: (botMessageId) => {
        tell({ botMessageId });
        taken();
      },
      onText: (streamed) => tell({ streamed }),
    });
    const watch = watchAfter(client, id);
    if (!signal.aborted) {
      tell({ answer });
      // The watch state is shown immediately, even if an earlier message still waits for its answer.
      if (watch === 'newest') showWatch(client, userId, answer);
    }
    return { ...told, answer, watch };
  } catch (error) {
    // A conflict means that the answer was deleted, here or on another device, so the message is shown as the server
    // has it.
    const isKnown = error instanceof Refusal && error.code === 'conflict';
    if (!isKnown || !(await isThere(client, userId, id))) throw error;
    return { ...told, answer: null, watch: 'older' };
  }
};

const showWatch = (client: QueryClient, userId: string, { watch }: ChatAnswer): void => {
  invalidateWatch(client);
  changeConversation(client, userId, (known) => ({ ...known, watch }));
};

/** Adds a message with its answer to the cached conversation. */
export const showAnswered = (client: QueryClient, userId: string, answered: Answered): void => {
  const { message, answer, localDate, watch, wasTaken } = answered;
  // Forms in earlier messages can no longer be sent, so their draft is discarded.
  discardDraft(typedDraft.key);
  // The check-in question is removed, because this message answers it, whether or not messages are stored.
  if (message.checkInShown === true)
    changeConversation(client, userId, (known) => ({ ...known, checkIn: null }));
  if (answer === null) return;
  if (watch === 'newest') showWatch(client, userId, answer);
  if (watch === 'unknown') void refetchWatch(client, userId);
  if (!answer.stored) return;
  if (wasTaken) void client.invalidateQueries({ queryKey: conversation(userId).queryKey });
  else changeConversation(client, userId, (known) => withTurn(known, message, answer, localDate));
};
