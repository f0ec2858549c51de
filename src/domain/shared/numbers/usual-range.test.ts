import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { placeInRange, USUAL_RANGE_MIN_VALUES, usualRange } from './usual-range.ts';

const values = fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), {
  minLength: USUAL_RANGE_MIN_VALUES,
  maxLength: 60,
});

describe('the usual range', () => {
  it('is the median and the robust spread, in a worked example', () => {
    // Median 50, deviations 0, 0, 2, 2, 4, 4, 30 and 40 with the median 3: 1.4826 × 3 = 4.45.
    const range = usualRange([50, 50, 48, 52, 46, 54, 80, 10], 1);
    const width = 1.645 * (1 + 3.4 / 8 + 10 / 64) * 1.4826 * 3;
    expect(range).toEqual({ low: 50 - width, high: 50 + width, count: 8 });
    expect(width).toBeCloseTo(11.57, 2);
    expect(range === null ? null : [38, 39, 61, 62].map((one) => placeInRange(one, range))).toEqual(
      ['below', 'within', 'within', 'above'],
    );
  });

  it('is null for too few values', () => {
    expect(usualRange([1, 2, 3, 4, 5], 1)).toBeNull();
    expect(usualRange([], 1)).toBeNull();
    expect(usualRange([1, 2, 3, 4, 5, 6], 1)).not.toBeNull();
  });

  it('is never narrower than the spread of a single value', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 50, noNaN: true }), (earlier, least) => {
        const { low, high } = usualRange(earlier, least) ?? { low: 0, high: -1 };
        expect(high - low).toBeGreaterThanOrEqual(2 * 1.645 * least - 1e-9);
      }),
    );
  });

  it('moves and scales with the values, in any order', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -100, max: 100 }), (earlier, by) => {
        const range = usualRange(earlier, 0);
        const moved = usualRange(
          earlier.toReversed().map((value) => 2 * value + by),
          0,
        );
        expect(moved?.low).toBeCloseTo(2 * (range?.low ?? 0) + by, 6);
        expect(moved?.high).toBeCloseTo(2 * (range?.high ?? 0) + by, 6);
      }),
    );
  });

  it('is bounded when fewer than half of the values are outliers', () => {
    const calm = [50, 51, 49, 52, 48, 50];
    const wild = usualRange([...calm, 1e9, -1e9], 1);
    expect(wild?.high).toBeLessThan(70);
  });

  it.each([6, 8, 12, 20, 40])(
    'contains the next value for nine of ten people who do not change, from %i values',
    (count) => {
      const random = seededRandom(11);
      const normal = (): number =>
        Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      const people = 6000;
      const inside = Array.from({ length: people }, () => {
        const range = usualRange(Array.from({ length: count }, normal), 0);
        return range !== null && placeInRange(normal(), range) === 'within';
      }).filter(Boolean).length;
      expect(inside / people).toBeGreaterThan(0.88);
      expect(inside / people).toBeLessThan(0.92);
    },
  );
});
