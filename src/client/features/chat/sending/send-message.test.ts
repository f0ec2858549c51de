import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Conversation, conversation } from '#client/features/chat/queries.ts';
import { forgetSession, startSession } from '#client/lib/session/session.ts';
import { clearDeviceData } from '#client/sync/device-data.ts';
import { createOutbox } from '#client/sync/outbox/outbox.ts';
import type { ChatEvent } from '#contract/chat/chat.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answerTo } from '#tests/support/chat/answers.ts';
import { CHAT, chatHandlers, messageHandler } from './handlers.ts';
import { noteDeleted } from './send-message.ts';
import { type Pending, withTurn } from './turn.ts';

// The code under test listens for events on `window` and `document`. In this test, no events arrive.
vi.hoisted(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});

const ADA = { userId: 'ada', token: 't', role: 'person', name: 'Ada', email: null } as const;
const AT = '2026-03-14T09:30:00.000Z';
const EMPTY: Conversation = { messages: [], next: null, checkIn: null, watch: 'none' };

/** One request that sends a message, with the possible reactions of the server. */
interface Sent {
  readonly message: Pending;
  readonly isGivenUp: () => boolean;
  readonly take: () => void;
  readonly answer: (watch?: Conversation['watch']) => void;
  readonly breakOff: () => void;
}

/** A fake server that lists `has.page`. The test controls how it reacts to each message. */
const chatServer = () => {
  const sent: Sent[] = [];
  const has: { page: Conversation } = { page: EMPTY };
  const stream = (message: Pending, signal: AbortSignal): Response => {
    const encoder = new TextEncoder();
    let out: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({
      start: (controller) => {
        out = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    const say = (line: ChatEvent): void =>
      out?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
    const botMessageId = `${message.id}/answer`;
    const { safety } = answerTo(message.id, botMessageId);
    sent.push({
      message,
      isGivenUp: () => signal.aborted,
      take: () => say({ type: 'start', messageId: message.id, botMessageId, safety }),
      answer: (watch = 'none') => {
        if (signal.aborted) return;
        say({ type: 'end', answer: { ...answerTo(message.id, botMessageId), watch } });
        out?.close();
      },
      breakOff: () => out?.error(new TypeError('broken')),
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  };
  vi.stubGlobal('fetch', async (_: string, { method, body, signal, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(has.page);
    // After a broken stream, the retry finds no connection.
    if (!JSON.stringify(headers).includes('ndjson')) throw new TypeError('no connection');
    return stream(JSON.parse(String(body)), signal ?? new AbortController().signal);
  });
  const next = async (text: string): Promise<Sent> => {
    await expect.poll(() => sent.map(({ message }) => message.text)).toContain(text);
    const [one] = sent.splice(
      sent.findIndex(({ message }) => message.text === text),
      1,
    );
    if (one === undefined) throw new Error('Nothing was sent.');
    return one;
  };
  return { has, next };
};

const stops: (() => void)[] = [];

/** A chat without browser storage, with access to its cached conversation. */
const openChat = () => {
  const server = chatServer();
  const client = new QueryClient();
  const { queryKey } = conversation(ADA.userId);
  client.setQueryData(queryKey, EMPTY);
  const outbox = createOutbox(ADA.userId, client, { known: chatHandlers, load: async () => [] });
  stops.push(
    outbox.start(),
    new QueryObserver(client, conversation(ADA.userId)).subscribe(() => undefined),
  );
  return {
    ...server,
    client,
    outbox,
    write: (text: string) => outbox.enqueue(messageHandler, { text, at: AT }, text),
    watch: () => client.getQueryData(queryKey)?.watch,
    texts: () =>
      client
        .getQueryData(queryKey)
        ?.messages.filter(({ from }) => from === 'person')
        .map(({ text }) => text),
  };
};

beforeEach(() => startSession(ADA));
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await clearDeviceData(ADA.userId);
  forgetSession();
});

describe('messages and their answers', () => {
  it('appear in the order of writing, whichever answer arrives first', async () => {
    const { write, next, texts, outbox } = openChat();
    await write('a');
    const a = await next('a');
    a.take();
    await write('b');
    (await next('b')).answer();
    const attempt = () => outbox.view().attempts.get('b')?.progress;
    await expect.poll(attempt).toMatchObject({ answer: { messageId: 'b' } });
    expect(texts()).toEqual([]);
    a.answer();
    await expect.poll(texts).toEqual(['a', 'b']);
    await expect.poll(() => outbox.view().items).toEqual([]);
  });

  it('appear in the server’s order when the answer to an earlier attempt is fetched', async () => {
    const { write, next, texts, outbox, has } = openChat();
    await write('a');
    const a = await next('a');
    a.take();
    await write('b');
    const b = await next('b');
    a.breakOff();
    await expect.poll(() => outbox.view().attempts.get('a')?.state).toBe('failed');
    b.answer();
    await expect.poll(texts).toContain('b');
    has.page = [a, b].reduce(
      (all, { message }) =>
        withTurn(
          all,
          { ...message, at: AT },
          answerTo(message.id, `${message.id}/answer`),
          localDate('2026-03-14'),
        ),
      EMPTY,
    );
    outbox.wake(CHAT);
    (await next('a')).answer();
    await expect.poll(texts).toEqual(['a', 'b']);
  });

  it('do not come back after being removed', async () => {
    const { write, next, texts, outbox } = openChat();
    await write('a');
    const a = await next('a');
    a.take();
    await outbox.discard('a');
    expect(a.isGivenUp()).toBe(true);
    a.answer();
    await write('b');
    (await next('b')).answer();
    await expect.poll(texts).toEqual(['b']);
  });

  it('set the watch from the latest message, without waiting for earlier answers', async () => {
    const { write, next, watch } = openChat();
    await write('a');
    const a = await next('a');
    a.take();
    await write('b');
    (await next('b')).answer('open');
    await expect.poll(watch).toBe('open');
    a.answer('none');
    await expect.poll(watch).toBe('open');
  });

  it('refetch the watch if something was deleted since', async () => {
    const { write, next, watch, client, has } = openChat();
    await write('a');
    const a = await next('a');
    a.take();
    noteDeleted(client);
    has.page = { ...EMPTY, watch: 'silent' };
    a.answer('open');
    await expect.poll(watch).toBe('silent');
  });
});
