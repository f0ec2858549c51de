import { expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';

it('names every example that does not pass, and none that does', () => {
  const check = () => checkAll([1, 2, 3, 4], (number) => expect(number % 2).toBe(0));
  expect(check).toThrow(/^2 of 4 pass\. The others:\n {2}1\n[^]*\n {2}3\n/);
  expect(check).not.toThrow(/^ {2}[24]$/m);
  expect(() => checkAll([2, 4], (number) => expect(number % 2).toBe(0))).not.toThrow();
});

it('fails where there is nothing to check', () => {
  expect(() => checkAll([], () => undefined)).toThrow('no example');
});
