import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Conversation, conversation } from '#client/features/chat/queries.ts';
import { forgetSession, startSession } from '#client/lib/session/session.ts';
import { clearDrafts } from '#client/sync/draft.ts';
import type { ChatEvent } from '#contract/chat/chat.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answerTo } from '#tests/support/chat/answers.ts';
import { dropPending, type Pending, pendingMessages } from './pending-record.ts';
import { withTurn } from './turn.ts';
import { turnsOf } from './turns-of.ts';

// What the browser tells of other tabs is listened to there; nothing comes.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

const ADA = { userId: 'ada', token: 't', role: 'person', name: 'Ada', email: null } as const;
const EMPTY: Conversation = { messages: [], next: null, checkIn: null, watch: 'none' };

/** One call that sends a message, and what the server does with it. */
interface Sent {
  readonly message: Pending;
  readonly isGivenUp: () => boolean;
  readonly take: () => void;
  readonly answer: () => void;
  readonly breakOff: () => void;
}

/** A server that does with each message as the test says, and lists what it has. */
const chatServer = () => {
  const sent: Sent[] = [];
  const has = { page: EMPTY };
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
      answer: () => {
        if (signal.aborted) return;
        say({ type: 'end', answer: answerTo(message.id, botMessageId) });
        out?.close();
      },
      breakOff: () => out?.error(new TypeError('broken')),
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  };
  vi.stubGlobal('fetch', async (_: string, { method, body, signal, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(has.page);
    // A repeat within one try, after its stream broke, finds no connection either.
    if (!JSON.stringify(headers).includes('ndjson')) throw new TypeError('no connection');
    return stream(JSON.parse(String(body)), signal ?? new AbortController().signal);
  });
  const next = async (text: string): Promise<Sent> => {
    await expect.poll(() => sent.map(({ message }) => message.text)).toContain(text);
    const place = sent.findIndex(({ message }) => message.text === text);
    const [one] = sent.splice(place, 1);
    if (one === undefined) throw new Error('Nothing was sent.');
    return one;
  };
  return { has, sent, next };
};

/** The page of the chat, opened with this cache: what it shows and can do, and how to leave it. */
const openPage = (client: QueryClient) => {
  const turns = turnsOf(client, ADA.userId);
  const leave = turns.subscribe(() => undefined);
  return { turns, leave, ...turns.actions };
};

const withCache = (): QueryClient => {
  const client = new QueryClient();
  client.setQueryData(conversation(ADA.userId).queryKey, EMPTY);
  return client;
};

const texts = (client: QueryClient): readonly string[] | undefined =>
  client
    .getQueryData(conversation(ADA.userId).queryKey)
    ?.messages.filter(({ from }) => from === 'person')
    .map(({ text }) => text);

beforeEach(() => startSession(ADA));
afterEach(() => {
  clearDrafts(ADA.userId);
  forgetSession();
});

describe('the messages of somebody who is signed in', () => {
  it('go on to be answered when the page is left and opened again', async () => {
    const server = chatServer();
    const client = withCache();
    const page = openPage(client);
    const answered = page.send('a');
    const a = await server.next('a');
    a.take();
    await expect.poll(() => pendingMessages()[0]?.isTaken).toBe(true);
    page.leave();
    const again = openPage(client);
    again.resend();
    const botMessageId = `${a.message.id}/answer`;
    expect(again.turns.get()).toMatchObject([{ text: 'a', state: 'sending', botMessageId }]);
    a.answer();
    expect(await answered).toMatchObject({ messageId: a.message.id });
    expect(again.turns.get()).toMatchObject([{ text: 'a', state: 'answered' }]);
    expect(texts(client)).toEqual(['a']);
    expect(server.sent).toEqual([]);
  });

  it('do not come back with their answer once they were deleted after the page was opened again', async () => {
    const server = chatServer();
    const client = withCache();
    const page = openPage(client);
    const outcomes: unknown[] = [];
    void page.send('a').then((tried) => outcomes.push(tried));
    const a = await server.next('a');
    a.take();
    await expect.poll(() => pendingMessages()[0]?.isTaken).toBe(true);
    page.leave();
    openPage(client).clear();
    a.answer();
    await expect.poll(() => outcomes).toEqual([null]);
    expect(texts(client)).toEqual([]);
    expect(a.isGivenUp()).toBe(true);
  });

  it('are gone from the page that was left, and stay where they wait for a connection', async () => {
    const server = chatServer();
    const client = withCache();
    const page = openPage(client);
    const answered = page.send('a');
    (await server.next('a')).answer();
    await answered;
    expect(page.turns.get()).toMatchObject([{ text: 'a', state: 'answered' }]);
    const tried = page.send('b');
    (await server.next('b')).breakOff();
    await tried;
    page.leave();
    expect(page.turns.get()).toEqual([]);
    expect(pendingMessages()).toMatchObject([{ text: 'b' }]);
    const again = openPage(client);
    again.turns.showKept();
    expect(again.turns.get()).toMatchObject([{ text: 'b', state: 'failed' }]);
  });

  it('are let go when they log out, also where they log in again at once', async () => {
    const server = chatServer();
    const page = openPage(withCache());
    const outcomes: unknown[] = [];
    for (const text of ['a', 'b']) void page.send(text).then((tried) => outcomes.push(tried));
    const a = await server.next('a');
    clearDrafts(ADA.userId);
    forgetSession();
    startSession(ADA);
    await expect.poll(() => outcomes).toEqual([null, null]);
    expect(a.isGivenUp()).toBe(true);
    expect(page.turns.get()).toEqual([]);
    const after = openPage(withCache());
    const answered = after.send('c');
    const c = await server.next('c');
    expect(server.sent).toEqual([]);
    c.answer();
    expect(await answered).toMatchObject({ messageId: c.message.id });
  });

  it('stand in the order of writing, also one whose answer is fetched when it is kept here no more', async () => {
    const server = chatServer();
    const client = withCache();
    const stop = new QueryObserver(client, conversation(ADA.userId)).subscribe(() => undefined);
    const page = openPage(client);
    const brokeOff = page.send('a');
    const a = await server.next('a');
    a.take();
    const answered = page.send('b');
    const b = await server.next('b');
    a.breakOff();
    expect(await brokeOff).toBeNull();
    b.answer();
    await answered;
    await expect.poll(() => texts(client)).toEqual(['b']);
    dropPending(a.message.id);
    const [first, second] = [a, b].map(({ message }) => ({ ...message, at: 'then' }));
    if (first === undefined || second === undefined) throw new Error('Nothing was sent.');
    server.has.page = [first, second].reduce(
      (all, one) =>
        withTurn(all, one, answerTo(one.id, `${one.id}/answer`), localDate('2026-03-14')),
      EMPTY,
    );
    page.resend();
    (await server.next('a')).answer();
    await expect.poll(() => texts(client)).toContain('a');
    await expect.poll(() => texts(client)).toEqual(['a', 'b']);
    stop();
  });
});
