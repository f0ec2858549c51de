import {
  type OutboxHandler,
  type OutboxQueue,
  quietHandler,
} from '#client/sync/outbox/entry-handler.ts';
import type { Answered } from './send-message.ts';
import type { MessageBody } from './turn.ts';

/** A message is tried once each time that the chat asks for it, which shows what has no answer. */
export const CHAT: OutboxQueue = { name: 'chat', retries: 'when-asked' };

/** A health message waits for nothing else, and nothing else for what is to be removed. */
const REMOVALS: OutboxQueue = { name: 'chat-removals', retries: 'by-itself' };

// Fetched when there is something to send: most visits send no message.
const messages = () => import('./send-message.ts');
const removals = () => import('./remove-message.ts');

/** Messages of the chat. They are kept until they have their answer; the entry's id is the message's. */
export const messageHandler: OutboxHandler<MessageBody, Answered> = {
  name: 'chat-message',
  queue: CHAT,
  label: 'Message',
  changes: 'triggers',
  describe: ({ text }) => text,
  send: async (entry, sending) => (await messages()).sendMessage(entry, sending),
  received: async (client, userId, reply) => (await messages()).showAnswered(client, userId, reply),
};

/** Messages that the person removed before their answer was here: the server may have them. */
export const removalHandler: OutboxHandler<string, string> = {
  ...quietHandler('chat-removal', async ({ body }) => {
    await (await removals()).deleteMessage(body);
    return body;
  }),
  queue: REMOVALS,
  changes: 'triggers',
  received: async (client, userId, id) => (await removals()).showRemoved(client, userId, id),
};

/** How everything of the chat is sent. */
export const chatHandlers: readonly OutboxHandler[] = [messageHandler, removalHandler];
