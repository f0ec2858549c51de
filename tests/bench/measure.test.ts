import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from '../../bench/load/growth.ts';
import { inPairs, type Measure, median, medianInterval, verdictOf } from '../../bench/measure.ts';

/** The values 1, 2, … up to `count`, so that each value is its own rank. */
const ranks = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 60 });

describe('the median interval', () => {
  it.each([
    [1, 1, 1],
    [5, 1, 5],
    [6, 1, 6],
    [9, 2, 8],
    [20, 6, 15],
    [100, 40, 61],
  ])('for %i values goes from rank %i to %i, as in tables of the sign test', (count, low, high) => {
    expect(medianInterval(ranks(count).toReversed())).toEqual([low, high]);
  });

  it('contains the median and shifts with the values', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -100, max: 100 }), (all, by) => {
        const [low, high] = medianInterval(all);
        expect(low).toBeLessThanOrEqual(median(all));
        expect(high).toBeGreaterThanOrEqual(median(all));
        expect(medianInterval(all.map((one) => one + by))).toEqual([low + by, high + by]);
      }),
    );
  });

  it('is refused for no values', () => {
    expect(() => medianInterval([])).toThrow(RangeError);
  });
});

describe('a verdict', () => {
  const measure = (more: Partial<Measure>): Measure => ({
    name: 'a time',
    value: 10,
    unit: 'ms',
    goal: 20,
    better: 'lower',
    detail: '',
    ...more,
  });

  it.each([
    [{}, 'yes'],
    [{ value: 20 }, 'yes'],
    [{ value: 21 }, 'NO'],
    [{ better: 'higher' }, 'NO'],
    [{ interval: [9, 20] }, 'yes'],
    [{ interval: [9, 21] }, 'undecided'],
    [{ value: 25, interval: [21, 30] }, 'NO'],
    [{ undecided: 'there are too few processors' }, 'undecided'],
  ] as const)('on %j is %s', (more, verdict) => {
    expect(verdictOf(measure(more))).toBe(verdict);
  });
});

it('pairs alternate, and each side’s values stay separate', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  const pairs = await inPairs(3, side('ours'), side('theirs'));
  expect(order).toEqual(['ours', 'theirs', 'theirs', 'ours', 'ours', 'theirs']);
  expect(pairs).toEqual([
    [1, 2],
    [4, 3],
    [5, 6],
  ]);
});

describe('growth', () => {
  it('is the slope, whatever varies above the lowest values', () => {
    const sawtooth = ranks(480).map((second) => 300 + second / 60 + (second % 7) * 5);
    const { perStep, interval } = growthOf(sawtooth);
    expect(60 * perStep).toBeCloseTo(1, 1);
    expect(interval[0]).toBeGreaterThan(0);
  });

  it('of constant values is zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 700 }), fc.integer(), (count, value) => {
        expect(growthOf(Array<number>(count).fill(value)).perStep).toBe(0);
      }),
    );
  });
});
