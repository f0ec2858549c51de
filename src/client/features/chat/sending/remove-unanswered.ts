import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { changeConversation, conversation, renewWatch } from '#client/features/chat/queries.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { deviceRecord } from '#client/sync/device-record.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { withoutTurn } from './turn.ts';

/** Ids of messages that are to go from the server as well, once it is known whether it has them. */
const toRemove = deviceRecord<readonly string[]>(
  'chat-removed',
  (kept) => z.safeParse(z.array(z.string()), kept).data ?? null,
);

const without = (id: string): readonly string[] =>
  (toRemove.get() ?? []).filter((one) => one !== id);

/** Deletes the turn of a message for good. One that is not there is gone already. Throws what `call` throws. */
export const deleteThere = async (messageId: string): Promise<void> => {
  try {
    await call(chatEndpoints.deleteMessage, { params: { messageId } });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
  }
};

/**
 * Removes a message that had no answer here from the server, with the answer that got lost on its way,
 * should they be there. Without a connection it is done later. Never rejects.
 */
export const removeUnanswered = async (
  client: QueryClient,
  userId: string,
  id: string,
): Promise<void> => {
  toRemove.set([...without(id), id]);
  try {
    await deleteThere(id);
    const left = without(id);
    toRemove.set(left.length === 0 ? null : left);
    await client.cancelQueries({ queryKey: conversation(userId).queryKey });
    changeConversation(client, userId, (known) => withoutTurn(known, id));
    // It may have told of danger, without that this page has heard of it.
    void renewWatch(client, userId);
  } catch {
    // It stays noted, and is tried again when the connection is back.
  }
};

/** Removes from the server what could not be removed before. Never rejects. */
export const removeWhatIsLeft = async (client: QueryClient, userId: string): Promise<void> => {
  for (const id of toRemove.get() ?? []) await removeUnanswered(client, userId, id);
};
