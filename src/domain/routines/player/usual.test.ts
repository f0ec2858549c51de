import { describe, expect, it } from 'vitest';
import { usualMinutes, usualWorthShowing } from './usual.ts';

const minutes = (...all: readonly number[]): number[] => all.map((one) => one * 60_000);

describe('the usual time of a step', () => {
  it.each([
    ['nothing yet', [], null],
    ['two runs', minutes(10, 20), null],
    ['three runs', minutes(10, 18, 90), 18],
    ['a night that was slept through', minutes(9, 11, 540, 10), 11],
    ['only the last ten', minutes(60, 60, 60, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9), 5],
    ['steps of seconds', [4_000, 5_000, 6_000], 1],
  ])('of %s', (_, spentMs, usual) => expect(usualMinutes(spentMs)).toBe(usual));

  it.each([
    [10, 18, 18],
    [10, 12, null],
    [10, 13, 13],
    [10, 7, 7],
    [10, 8, null],
    [2, 3, null],
    [2, 4, 4],
    [60, 70, null],
    [null, 18, null],
    [10, null, null],
  ])('with %s planned and %s usual minutes, is mentioned as %s', (planned, usual, told) =>
    expect(usualWorthShowing(planned, usual)).toBe(told),
  );
});
