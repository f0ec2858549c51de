import {
  type OutboxHandler,
  type OutboxQueue,
  quietHandler,
} from '#client/sync/outbox/entry-handler.ts';
import { texts } from '#texts/chat.js';
import type { Answered } from './send-message.ts';
import type { MessageBody } from './turn.ts';

/**
 * A failed message is retried once each time the queue is woken (`wake`), not automatically. The chat shows which
 * messages have no answer.
 */
export const CHAT: OutboxQueue = { name: 'chat', retries: 'when-asked' };

/** A separate queue, so that other entries do not wait for removals. */
const REMOVALS: OutboxQueue = { name: 'chat-removals', retries: 'by-itself' };

// Loaded on demand, because most visits send no message.
const messages = () => import('./send-message.ts');
const removals = () => import('./remove-message.ts');

/**
 * The outbox handler of chat messages, which are stored until they are answered. The id of the entry is also the id of
 * the message.
 */
export const messageHandler: OutboxHandler<MessageBody, Answered> = {
  name: 'chat-message',
  queue: CHAT,
  label: texts.message,
  changes: 'triggers',
  describe: ({ text }) => text,
  send: async (entry, sending) => (await messages()).sendMessage(entry, sending),
  received: async (client, userId, reply) => (await messages()).showAnswered(client, userId, reply),
};

/**
 * The outbox handler of removals: messages that the person removed before their answer arrived. The server may already
 * have these messages.
 */
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
