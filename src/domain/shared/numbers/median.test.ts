import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { medianOf } from './median.ts';

describe('the median', () => {
  it('matches a hand calculation', () => {
    expect(medianOf([2, 4, 4, 4, 5, 5, 7, 9])).toBe(4.5);
    expect(medianOf([9, 1, 4])).toBe(4);
    expect(medianOf([])).toBeNull();
  });

  it('is a finite number or null for any values', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (values) => {
        const median = medianOf(values);
        expect(median === null || Number.isFinite(median)).toBe(true);
      }),
    );
  });
});
