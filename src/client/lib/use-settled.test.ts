import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSettled } from './use-settled.ts';

test('a press within 700 ms of a change is not meant for what is shown', () => {
  fc.assert(
    fc.property(fc.nat(1e7), fc.nat(2000), (changedAtMs, afterMs) => {
      expect(isSettled(changedAtMs, changedAtMs + afterMs)).toBe(afterMs >= 700);
    }),
  );
});

test('what was there from the start can be pressed immediately', () => {
  expect(isSettled(null, 0)).toBe(true);
});
