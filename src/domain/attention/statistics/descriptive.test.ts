import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, medianOf, standardDeviationOf } from './descriptive.ts';

describe('the mean, the standard deviation and the median', () => {
  it('are those worked out by hand', () => {
    const times = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(meanOf(times)).toBe(5);
    // The squared distances sum to 32, over n − 1 = 7.
    expect(standardDeviationOf(times)).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(medianOf(times)).toBe(4.5);
    expect(medianOf([9, 1, 4])).toBe(4);
  });

  it('are null for too few values', () => {
    expect([meanOf([]), medianOf([]), standardDeviationOf([])]).toEqual([null, null, null]);
    expect(standardDeviationOf([3])).toBeNull();
  });

  it('are numbers or null whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        for (const measure of [meanOf, medianOf, standardDeviationOf]) {
          const result = measure(values);
          expect(result === null || Number.isFinite(result)).toBe(true);
        }
      }),
    );
  });
});
