import type { QueryClient } from '@tanstack/react-query';
import { changeConversation, conversation, refetchWatch } from '#client/features/chat/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/ignore-not-found.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { withoutTurn } from './turn.ts';

/**
 * Permanently deletes a message and its answer. A message that does not exist counts as deleted. Throws what `call`
 * throws.
 */
export const deleteMessage = async (messageId: string): Promise<void> => {
  await ignoreNotFound(call(chatEndpoints.deleteMessage, { params: { messageId } }));
};

/** Removes a deleted message from the cache, together with its answer, even if this page never received that answer. */
export const showRemoved = async (
  client: QueryClient,
  userId: string,
  id: string,
): Promise<void> => {
  await client.cancelQueries({ queryKey: conversation(userId).queryKey });
  changeConversation(client, userId, (known) => withoutTurn(known, id));
  // Because of the message, the guard may have started to watch for danger, which this page does not know.
  void refetchWatch(client, userId);
};
