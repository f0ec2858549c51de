import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  newBrowser();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/**
 * Opens a page that knows only the handler of words, which have a queue of their own.
 *
 * @param hold the handlers of drinks and meals are not loaded before this resolves
 */
const openPage = async (hold = Promise.resolve()) => {
  newPage();
  const { createOutbox } = await import('#client/sync/outbox/outbox.ts');
  const { startSession } = await import('#client/lib/session/session.ts');
  startSession({ userId: 'ada', token: 't', role: 'person', name: 'Ada', email: null });
  const sent: string[] = [];
  const shown: string[] = [];
  const handlerOf = (name: string): OutboxHandler => ({
    name,
    label: `A ${name}`,
    describe: String,
    send: async ({ body }) => {
      sent.push(String(body));
      return `answer to ${String(body)}`;
    },
    received: (_client, _userId, reply) => void shown.push(String(reply)),
  });
  const [drink, meal] = [handlerOf('drink'), handlerOf('meal')];
  drink.refused = () => void shown.push('refused');
  const word: OutboxHandler = {
    ...handlerOf('word'),
    queue: { name: 'words', retries: 'when-asked' },
  };
  const page = { isThere: true, loads: 0 };
  const outbox = createOutbox('ada', new QueryClient(), {
    known: [word],
    load: async () => {
      page.loads += 1;
      await hold;
      if (!page.isThere) throw new Error('No connection.');
      return [drink, meal];
    },
  });
  const close = outbox.start();
  stops.push(close);
  const left = () => outbox.view().items.map(({ body }) => body);
  return { page, outbox, close, drink, meal, word, sent, shown, left };
};

/** Leaves entries of drinks on the device, as a page without a connection does. */
const leaveDrinks = async (...drinks: readonly string[]): Promise<void> => {
  const { outbox, drink, close, left } = await openPage();
  drink.send = async () => Promise.reject(new TypeError('No connection.'));
  for (const body of drinks) void outbox.send(drink, body, body);
  await expect.poll(left).toEqual(drinks);
  close();
};

it('an entry that the page writes is sent without loading anything', async () => {
  const { page, outbox, drink, sent, shown, left } = await openPage();
  page.isThere = false;
  expect(await outbox.send(drink, 'tea')).toEqual({ state: 'sent' });
  await expect.poll(left).toEqual([]);
  expect({ sent, shown, loads: page.loads }).toEqual({
    sent: ['tea'],
    shown: ['answer to tea'],
    loads: 0,
  });
});

it('while a handler cannot be loaded, later entries wait behind its entries', async () => {
  await leaveDrinks('tea', 'water');
  const { page, outbox, meal, sent, left } = await openPage();
  page.isThere = false;
  expect(await outbox.send(meal, 'soup')).toEqual({ state: 'waiting' });
  const before = page.loads;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.loads - before).toBeGreaterThan(3);
  expect(page.loads - before).toBeLessThan(20);
  expect(sent).toEqual([]);
  expect(left()).toEqual(['tea', 'water', 'soup']);
  page.isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(left).toEqual([]);
  expect(sent).toEqual(['tea', 'water', 'soup']);
});

it('a handler that cannot be loaded holds up no other queue', async () => {
  await leaveDrinks('tea');
  const { page, outbox, word, sent } = await openPage();
  page.isThere = false;
  await outbox.enqueue(word, 'hello', 'hello');
  await expect.poll(() => sent).toEqual(['hello']);
});

it('an entry that is removed while its handler loads is not sent', async () => {
  await leaveDrinks('tea', 'water');
  const loading = Promise.withResolvers<void>();
  const { page, outbox, sent } = await openPage(loading.promise);
  await expect.poll(() => page.loads).toBe(1);
  await outbox.discard('tea');
  loading.resolve();
  await expect.poll(() => sent).toEqual(['water']);
});

it('a reply that another tab received is shown with the handler, which is loaded for it', async () => {
  const { page, outbox, shown } = await openPage();
  const { broadcast } = await import('#client/sync/broadcast.ts');
  expect(outbox.handlerOf('drink')).toBeUndefined();
  broadcast({ topic: 'sent', userId: 'ada', kind: 'drink', id: 'i', reply: 'tea' });
  await expect.poll(() => shown).toEqual(['tea']);
  expect(page.loads).toBe(1);
});

it('a refusal that another tab received is passed to the handler, which is loaded for it', async () => {
  const { page, shown } = await openPage();
  const { broadcast } = await import('#client/sync/broadcast.ts');
  const message = { userId: 'ada', kind: 'drink', id: 'i', message: 'No.', issues: [] };
  broadcast({ topic: 'refused', ...message });
  await expect.poll(() => shown).toEqual(['refused']);
  expect(page.loads).toBe(1);
});

it('a refused entry of an earlier visit gets the words of its handler', async () => {
  const first = await openPage();
  const { Refusal } = await import('#client/lib/api/call.ts');
  first.drink.send = async () =>
    Promise.reject(
      new Refusal(new Response(null, { status: 422 }), {
        error: 'No.',
        message: 'No.',
        code: 'invalid',
      }),
    );
  expect(await first.outbox.send(first.drink, 'tea')).toMatchObject({ state: 'refused' });
  first.close();
  const { outbox } = await openPage();
  await expect.poll(() => outbox.handlerOf('drink')?.label).toBe('A drink');
});
