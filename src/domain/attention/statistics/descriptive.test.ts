import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, standardDeviationOf } from './descriptive.ts';

describe('the mean and the standard deviation', () => {
  it('match a hand calculation', () => {
    const times = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(meanOf(times)).toBe(5);
    // The squared deviations sum to 32 and are divided by n − 1 = 7.
    expect(standardDeviationOf(times)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });

  it('are null for too few values', () => {
    expect([meanOf([]), standardDeviationOf([])]).toEqual([null, null]);
    expect(standardDeviationOf([3])).toBeNull();
  });

  it('are finite numbers or null for any values', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        for (const measure of [meanOf, standardDeviationOf]) {
          const result = measure(values);
          expect(result === null || Number.isFinite(result)).toBe(true);
        }
      }),
    );
  });
});
