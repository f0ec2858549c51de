import { afterEach, describe, expect, it, vi } from 'vitest';
import { messageLine, type Tried } from './message-line.ts';
import type { Pending } from './pending-record.ts';

const pending = (id: string): Pending => ({ id, text: id, at: '2026-03-14T09:30:00.000Z' });

/** A line whose tries end as the test says, and all that it did: `a` is tried, `a:later` is an outcome. */
const lineTo = (userId: string) => {
  const done: string[] = [];
  const underWay = new Set<string>();
  const tries: { readonly taken: () => void; readonly end: (tried: Tried) => void }[] = [];
  const line = messageLine({
    userId,
    kept: () => [],
    isUnderWay: (id) => underWay.has(id),
    attempt: ({ id }, onTaken) =>
      new Promise((resolve) => {
        done.push(id);
        underWay.add(id);
        const end = (tried: Tried): void => {
          underWay.delete(id);
          resolve(tried);
        };
        tries.push({ taken: onTaken, end });
      }),
    onOutcome: (id, tried) => done.push(`${id}:${typeof tried === 'string' ? tried : 'answer'}`),
  });
  const next = async () => {
    await expect.poll(() => tries.length).toBeGreaterThan(0);
    const one = tries.shift();
    if (one === undefined) throw new Error('Nothing is tried.');
    return one;
  };
  return { line, done, next };
};

afterEach(() => vi.useRealTimers());

describe('the line in which messages are sent', () => {
  it('sends the one written first first, and the next one once the server has it', async () => {
    const { line, done, next } = lineTo('order');
    line.ask([pending('b'), pending('a')]);
    const first = await next();
    expect(done).toEqual(['a']);
    first.taken();
    (await next()).end('refused');
    await expect.poll(() => done).toEqual(['a', 'b', 'b:refused']);
  });

  it('goes past what is refused, and leaves the rest for later where there is no connection', async () => {
    const { line, done, next } = lineTo('no-connection');
    line.ask([pending('a'), pending('b'), pending('c')]);
    (await next()).end('refused');
    (await next()).end('unreachable');
    await expect.poll(() => done).toEqual(['a', 'a:refused', 'b', 'b:unreachable', 'c:later']);
    expect(line.waits('c')).toBe(false);
  });

  it('tries the first one again where it was asked for amid its try, before any other', async () => {
    const { line, done, next } = lineTo('amid');
    line.ask([pending('a')]);
    const first = await next();
    line.ask([pending('a'), pending('b')]);
    first.end('unreachable');
    (await next()).taken();
    await next();
    expect(done).toEqual(['a', 'a:unreachable', 'a', 'b']);
  });

  it('lets nothing overtake a message whose try takes long', async () => {
    const { line, done, next } = lineTo('long');
    line.ask([pending('a')]);
    const first = await next();
    vi.useFakeTimers();
    line.ask([pending('b')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual(['a']);
    vi.useRealTimers();
    first.taken();
    await next();
    expect(done).toEqual(['a', 'b']);
  });

  it('does not send what is not wanted any more', async () => {
    const { line, done, next } = lineTo('left');
    line.ask([pending('a'), pending('b'), pending('c')]);
    const first = await next();
    line.leave('b');
    first.taken();
    await next();
    expect(done).toEqual(['a', 'c']);
  });
});
