import type { QueryClient } from '@tanstack/react-query';
import { changeConversation, conversation, refetchWatch } from '#client/features/chat/queries.ts';
import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/gone.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { withoutTurn } from './turn.ts';

/** Deletes the turn of a message for good; a missing one counts as deleted. Throws what `call` throws. */
export const deleteMessage = async (messageId: string): Promise<void> => {
  await ignoreNotFound(call(chatEndpoints.deleteMessage, { params: { messageId } }));
};

/** Takes a removed message out of the cache, with an answer that this page may never have received. */
export const showRemoved = async (
  client: QueryClient,
  userId: string,
  id: string,
): Promise<void> => {
  await client.cancelQueries({ queryKey: conversation(userId).queryKey });
  changeConversation(client, userId, (known) => withoutTurn(known, id));
  // It may have opened a safety watch that this page does not know of.
  void refetchWatch(client, userId);
};
