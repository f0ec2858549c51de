import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, Unreachable } from '#client/lib/api/call.ts';
import { takeEarlyReply } from '#client/lib/api/early-calls.ts';
import { forgetSession, startSession } from '#client/lib/session/session.ts';
import { withLock } from '#client/platform/lock.ts';
import { onBroadcast } from '#client/sync/broadcast.ts';
import { clearDeviceData } from '#client/sync/device-data.ts';
import type { OutboxHandler, OutboxQueue } from './entry-handler.ts';
import { createOutbox } from './outbox.ts';

// The modules add event listeners to these objects. No event is ever dispatched.
vi.hoisted(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});

const ADA = { userId: 'ada', token: 't', role: 'person', name: 'Ada', email: null } as const;
const TALK: OutboxQueue = { name: 'talk', retries: 'when-asked' };
const ASIDE: OutboxQueue = { name: 'aside', retries: 'when-asked' };

const refusal = (status: number): Refusal =>
  new Refusal(new Response(null, { status }), { error: 'No.', message: 'No.', code: 'invalid' });

const FAILURES = {
  refused: () => refusal(422),
  broke: () => refusal(500),
  overloaded: () => refusal(503),
  unreadable: () => refusal(200),
  unreachable: () => new Unreachable(),
} as const;

/** A call that sends an entry, with functions that simulate the server's behavior. */
interface Call {
  readonly text: string;
  readonly isTaken: boolean;
  readonly isGivenUp: () => boolean;
  readonly take: (said?: string) => void;
  readonly answer: () => void;
  readonly fail: (how: keyof typeof FAILURES) => void;
}

const stops: (() => void)[] = [];

/** An outbox in a browser that stores nothing, and a server that the test controls. */
const opened = () => {
  /** Attempts and replies, in order. */
  const log: string[] = [];
  const calls: Call[] = [];
  const handlerOf = (queue: OutboxQueue): OutboxHandler<string, string> => ({
    name: queue.name,
    queue,
    label: 'Message',
    describe: (text) => text,
    send: ({ body: text }, { signal, isTaken, taken, report }) =>
      new Promise((resolve, reject) => {
        log.push(text);
        signal.addEventListener('abort', () => reject(signal.reason));
        calls.push({
          text,
          isTaken,
          isGivenUp: () => signal.aborted,
          take: (said = '') => {
            report(said);
            taken();
          },
          answer: () => resolve(`answer to ${text}`),
          fail: (how) => reject(FAILURES[how]()),
        });
      }),
    received: (_client, _userId, reply) => void log.push(reply),
  });
  const [talk, aside] = [handlerOf(TALK), handlerOf(ASIDE)];
  const outbox = createOutbox(ADA.userId, new QueryClient(), {
    known: [talk, aside],
    load: async () => [],
  });
  stops.push(outbox.start());
  return {
    log,
    outbox,
    write: (text: string) => outbox.enqueue(talk, text, `id of ${text}`),
    writeAside: (text: string) => outbox.enqueue(aside, text, `id of ${text}`),
    next: async (text: string): Promise<Call> => {
      await expect.poll(() => calls.map((one) => one.text)).toContain(text);
      const [call] = calls.splice(
        calls.findIndex((one) => one.text === text),
        1,
      );
      if (call === undefined) throw new Error('Nothing was sent.');
      return call;
    },
    stateOf: (text: string) => outbox.view().attempts.get(`id of ${text}`),
    /** Resolves when no tab is sending the queue. */
    idle: () => withLock('evenkeel-outbox-ada-talk', async () => undefined),
  };
};

beforeEach(() => startSession(ADA));
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
  await clearDeviceData(ADA.userId);
  forgetSession();
});

describe('a when-asked queue', () => {
  it('sends in the order of writing, each entry once the server has the previous one', async () => {
    const { log, write, next } = opened();
    await Promise.all([write('a'), write('b')]);
    const a = await next('a');
    expect(log).toEqual(['a']);
    a.take();
    (await next('b')).answer();
    a.answer();
    // Replies are processed in the order of the entries, even if a later reply arrives first.
    await expect.poll(() => log).toEqual(['a', 'b', 'answer to a', 'answer to b']);
  });

  it.each<[keyof typeof FAILURES, tried: readonly string[], left: string | undefined]>([
    ['refused', ['a', 'b'], 'sending'],
    ['broke', ['a', 'b'], 'sending'],
    ['unreadable', ['a', 'b'], 'sending'],
    ['overloaded', ['a'], 'failed'],
    ['unreachable', ['a'], 'failed'],
  ])(
    'continues after a failure (%s) only if the next entry may get through',
    async (how, tried, left) => {
      const { log, write, next, stateOf } = opened();
      await Promise.all([write('a'), write('b')]);
      (await next('a')).fail(how);
      await expect.poll(() => stateOf('a')?.state).toBe('failed');
      await expect.poll(() => stateOf('b')?.state).toBe(left);
      await expect.poll(() => log).toEqual(tried);
    },
  );

  it.each<[keyof typeof FAILURES, again: readonly string[]]>([
    ['unreachable', ['a', 'b']],
    ['broke', ['a', 'b']],
    ['refused', ['b']],
  ])(
    'retries after a failure (%s) before the next entry, unless only the person may ask for it',
    async (how, again) => {
      const { log, write, next, idle } = opened();
      await write('a');
      (await next('a')).fail(how);
      await idle();
      await write('b');
      for (const text of again) (await next(text)).take();
      await expect.poll(() => log).toEqual(['a', ...again]);
    },
  );

  it('sends everything without an answer when woken, including what the server already has', async () => {
    const { log, write, next, outbox, idle } = opened();
    await Promise.all([write('a'), write('b')]);
    const a = await next('a');
    a.take();
    (await next('b')).fail('refused');
    await idle();
    a.fail('unreachable');
    await idle();
    await expect.poll(() => outbox.view().attempts.get('id of a')?.state).toBe('failed');
    outbox.wake(TALK);
    const again = await next('a');
    expect(again.isTaken).toBe(true);
    (await next('b')).answer();
    again.answer();
    await expect.poll(() => log.slice(2)).toEqual(['a', 'b', 'answer to a', 'answer to b']);
    await expect.poll(() => outbox.view().items).toEqual([]);
  });

  it('retries the first entry before any other when woken during its attempt', async () => {
    const { log, write, next, outbox } = opened();
    await write('a');
    const a = await next('a');
    outbox.wake(TALK);
    await write('b');
    a.fail('unreachable');
    (await next('a')).take();
    await next('b');
    expect(log).toEqual(['a', 'a', 'b']);
  });

  it('reports progress, and aborts what the person removed', async () => {
    const { log, write, next, outbox, stateOf } = opened();
    await Promise.all([write('a'), write('b'), write('c')]);
    const a = await next('a');
    await outbox.discard('id of b');
    a.take('I hear');
    await expect.poll(() => stateOf('a')).toMatchObject({ state: 'sending', progress: 'I hear' });
    const c = await next('c');
    await outbox.discard('id of a');
    expect(a.isGivenUp()).toBe(true);
    c.answer();
    await expect.poll(() => log).toEqual(['a', 'c', 'answer to c']);
    expect(outbox.view()).toMatchObject({ items: [], fresh: [] });
  });

  it('drops the early calls of a page once something is sent, here or in another tab', async () => {
    const times = { serverMs: 0, sentAtMs: 0, receivedAtMs: 0 };
    const open = (): void => {
      const answer = { times, replies: { '/auth/me': ADA, '/b': 1 } };
      vi.stubGlobal('earlyCalls', { ...ADA, answer: Promise.resolve(answer) });
    };
    open();
    const { write, next } = opened();
    expect(await takeEarlyReply('/b')).toBe(1);
    await write('a');
    const a = await next('a');
    expect(await takeEarlyReply('/auth/me')).toBeUndefined();
    open();
    a.answer();
    await expect.poll(() => globalThis.earlyCalls).toBeUndefined();
  });

  it('is not blocked by another queue', async () => {
    const { write, writeAside, next } = opened();
    await write('a');
    await next('a');
    await writeAside('b');
    expect((await next('b')).text).toBe('b');
  });

  it('waits at most ten seconds for a tab that does not release the lock', async () => {
    vi.useFakeTimers();
    const { log, write } = opened();
    let letGo = (): void => undefined;
    const held = withLock(
      'evenkeel-outbox-ada-talk',
      () => new Promise<void>((go) => (letGo = go)),
    );
    await write('a');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(log).toEqual(['a']);
    letGo();
    await held;
  });

  it('drops everything when the person logs out', async () => {
    const { log, write, next, outbox } = opened();
    await Promise.all([write('a'), write('b')]);
    const a = await next('a');
    const told: string[] = [];
    stops.push(onBroadcast(({ topic }) => told.push(topic)));
    await clearDeviceData(ADA.userId);
    forgetSession();
    expect(a.isGivenUp()).toBe(true);
    a.answer();
    await write('c');
    outbox.wake(TALK);
    await expect.poll(() => told).toContain('cleared');
    expect(log).toEqual(['a']);
    expect(told).not.toContain('sent');
    expect(outbox.view()).toMatchObject({ items: [], fresh: [] });
    expect(outbox.view().attempts.size).toBe(0);
  });
});
