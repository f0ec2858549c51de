import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { OutboxHandler, Sending } from '#client/sync/outbox/entry-handler.ts';
import { lazyHandlers } from './later-handlers.ts';

const client = new QueryClient();
const SENDING: Sending = {
  client,
  isTaken: false,
  signal: new AbortController().signal,
  keepalive: false,
  taken: () => undefined,
  report: () => undefined,
};
const ENTRY = { id: 'i', userId: 'ada', body: 'tea' };

/** A lazy handler, and a log of its loads and answers. */
const fetched = () => {
  const log: string[] = [];
  const handler: OutboxHandler = {
    name: 'drink',
    label: 'Drink',
    describe: String,
    send: async ({ body }) => `answer to ${String(body)}`,
    received: (_client, _userId, reply) => void log.push(String(reply)),
    refused: () => void log.push('refused'),
  };
  const [later] = lazyHandlers({ drink: { label: 'Drink' } }, async () => {
    log.push('fetched');
    if (log.length === 1) throw new Error('There is no connection.');
    return new Map([['drink', handler]]);
  });
  if (later === undefined) throw new Error('There is no handler.');
  return { log, later };
};

it('loads a handler on the first send, retries a failed load, and never loads it twice', async () => {
  const { log, later } = fetched();
  expect(log).toEqual([]);
  await expect(later.send(ENTRY, SENDING)).rejects.toThrow('There is no connection.');
  expect(await later.send(ENTRY, SENDING)).toBe('answer to tea');
  expect(await later.send(ENTRY, SENDING)).toBe('answer to tea');
  // Synchronous, so that nothing is rendered in between.
  void later.received?.(client, 'ada', 'tea');
  expect(log).toEqual(['fetched', 'fetched', 'tea']);
  later.refused?.(client, 'ada');
  await expect.poll(() => log).toEqual(['fetched', 'fetched', 'tea', 'refused']);
});

it('also loads it for an answer that another tab received', async () => {
  const { log, later } = fetched();
  await expect(later.send(ENTRY, SENDING)).rejects.toThrow();
  await later.received?.(client, 'ada', 'tea');
  expect(log).toEqual(['fetched', 'fetched', 'tea']);
});
