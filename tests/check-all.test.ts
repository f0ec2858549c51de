import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { checkAll, checkEach } from '#tests/support/check-all.ts';

it('names every failing example and no passing one', () => {
  const check = () => checkAll([1, 2, 3, 4], (number) => expect(number % 2).toBe(0));
  expect(check).toThrow(/^2 of 4 pass\. The others:\n {2}1\n[\s\S]*\n {2}3\n/);
  expect(check).not.toThrow(/^ {2}[24]$/m);
  expect(() => checkAll([2, 4], (number) => expect(number % 2).toBe(0))).not.toThrow();
});

it('fails without examples', () => {
  expect(() => checkAll([], () => undefined)).toThrow('no example');
});

it('checks asynchronous examples one after the other, and names the failing ones', async () => {
  const begun: number[] = [];
  let underWay = 0;
  const check = async (number: number) => {
    begun.push(number);
    underWay += 1;
    await nextTurn();
    expect(underWay).toBe(1);
    underWay -= 1;
    expect(number % 2).toBe(0);
  };
  await expect(checkEach([1, 2, 3, 4], check, (number) => `no ${number}`)).rejects.toThrow(
    /^2 of 4 pass\. The others:\n {2}no 1\n.*\n {2}no 3\n.*$/,
  );
  expect(begun).toEqual([1, 2, 3, 4]);
  await checkEach([2, 4], check);
  await expect(checkEach([], check)).rejects.toThrow('no example');
});
