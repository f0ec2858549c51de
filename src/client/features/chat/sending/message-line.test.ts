import { afterEach, describe, expect, it, vi } from 'vitest';
import { alone } from '#client/platform/tab-lock.ts';
import { messageLine, type Tried } from './message-line.ts';
import type { Pending } from './pending-record.ts';

const pending = (id: string): Pending => ({ id, text: id, at: '2026-03-14T09:30:00.000Z' });

/**
 * A line whose tries end as the test says, and all that it did: `a` is tried, `a:later` is an outcome.
 * `kept` is what this device keeps, whichever tab wrote it.
 */
const lineTo = (userId: string, kept: readonly Pending[] = []) => {
  const done: string[] = [];
  const underWay = new Set<string>();
  const tries: { readonly taken: () => void; readonly end: (tried: Tried) => void }[] = [];
  const line = messageLine({
    userId,
    kept: () => kept,
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

  it('sends what another tab has written before it, and nothing of that by itself', async () => {
    const { line, done, next } = lineTo('kept', [pending('a'), pending('c')]);
    line.ask([pending('b')]);
    (await next()).taken();
    (await next()).taken();
    // Its turn comes when the line is let go of.
    void alone('evenkeel-chat-kept', async () => done.push('over'));
    await expect.poll(() => done).toEqual(['a', 'b', 'over']);
    line.ask([pending('d')]);
    (await next()).taken();
    await next();
    expect(done).toEqual(['a', 'b', 'over', 'c', 'd']);
  });

  it('leaves what another tab has sent to that tab, which waits for its answer', async () => {
    const { line, done, next } = lineTo('taken-there', [{ ...pending('a'), isTaken: true }]);
    line.ask([pending('b')]);
    await next();
    expect(done).toEqual(['b']);
  });

  it('waits for nothing where the server has a message since an earlier try', async () => {
    const { line, done, next } = lineTo('taken-before');
    line.ask([{ ...pending('a'), isTaken: true }, pending('b')]);
    await next();
    await next();
    expect(done).toEqual(['a', 'b']);
  });

  it('sends what was refused again only when somebody asks for it', async () => {
    const { line, done, next } = lineTo('refused', [pending('a')]);
    line.ask([pending('a')]);
    (await next()).end('refused');
    await expect.poll(() => done).toEqual(['a', 'a:refused']);
    line.ask([pending('b')]);
    (await next()).taken();
    expect(done).toEqual(['a', 'a:refused', 'b']);
    line.ask([pending('a')]);
    (await next()).end('unreachable');
    await expect.poll(() => done).toEqual(['a', 'a:refused', 'b', 'a', 'a:unreachable']);
    // From then on it is one that only found no connection, and goes before what is written later.
    line.ask([pending('c')]);
    await next();
    expect(done.at(-1)).toBe('a');
  });

  it('does not send a second time what is under way', async () => {
    const { line, done, next } = lineTo('under-way');
    line.ask([pending('a')]);
    (await next()).taken();
    line.ask([pending('a'), pending('b')]);
    (await next()).taken();
    await expect.poll(() => line.waits('a')).toBe(false);
    expect(done).toEqual(['a', 'b']);
  });

  it('waits ten seconds for a tab that does not let go of the line, and no longer', async () => {
    vi.useFakeTimers();
    const { line, done } = lineTo('held');
    let letGo = (): void => undefined;
    const held = alone('evenkeel-chat-held', () => new Promise<void>((go) => (letGo = go)));
    line.ask([pending('a')]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['a']);
    letGo();
    await held;
  });
});
