import { expect, it, vi } from 'vitest';
import { createFirstPress } from './first-press.ts';

it('begins a run at the first press, which is not an answer, and later runs immediately', () => {
  const first = createFirstPress();
  const begin = vi.fn();
  first.hold(begin);
  expect([first.isAwaited(), begin.mock.calls.length]).toEqual([true, 0]);
  expect(first.take()).toBe(true);
  expect([first.isAwaited(), begin.mock.calls.length]).toEqual([false, 1]);
  expect(first.take()).toBe(false);
  first.hold(begin);
  expect([first.isAwaited(), begin.mock.calls.length]).toEqual([false, 2]);
});

it('counts a press that comes before the run could begin', () => {
  const first = createFirstPress();
  const begin = vi.fn();
  expect(first.take()).toBe(false);
  first.hold(begin);
  expect(begin).toHaveBeenCalledOnce();
});

it('begins no run that ended while it waited', () => {
  const first = createFirstPress();
  const begin = vi.fn();
  first.hold(begin);
  first.cancel();
  expect(first.take()).toBe(false);
  expect(begin).not.toHaveBeenCalled();
});
