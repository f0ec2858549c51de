import {
  type OutboxHandler,
  type OutboxQueue,
  quietHandler,
} from '#client/sync/outbox/entry-handler.ts';
import type { Answered } from './send-message.ts';
import type { MessageBody } from './turn.ts';

/** Failed messages are retried once per `wake`, not automatically; the chat shows which ones have no answer. */
export const CHAT: OutboxQueue = { name: 'chat', retries: 'when-asked' };

/** A separate queue, so that nothing else waits for removals. */
const REMOVALS: OutboxQueue = { name: 'chat-removals', retries: 'by-itself' };

// Loaded on demand, because most visits send no message.
const messages = () => import('./send-message.ts');
const removals = () => import('./remove-message.ts');

/** Chat messages, stored until they are answered. The entry's id is the message's id. */
export const messageHandler: OutboxHandler<MessageBody, Answered> = {
  name: 'chat-message',
  queue: CHAT,
  label: 'Message',
  changes: 'triggers',
  describe: ({ text }) => text,
  send: async (entry, sending) => (await messages()).sendMessage(entry, sending),
  received: async (client, userId, reply) => (await messages()).showAnswered(client, userId, reply),
};

/** Messages removed before their answer arrived; the server may already have them. */
export const removalHandler: OutboxHandler<string, string> = {
  ...quietHandler('chat-removal', async ({ body }) => {
    await (await removals()).deleteMessage(body);
    return body;
  }),
  queue: REMOVALS,
  changes: 'triggers',
  received: async (client, userId, id) => (await removals()).showRemoved(client, userId, id),
};

/** The outbox handlers of the chat. */
export const chatHandlers: readonly OutboxHandler[] = [messageHandler, removalHandler];
