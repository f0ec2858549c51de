import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { clip, drawOption, HIGHEST_PROBABILITY, LOWEST_PROBABILITY } from './draw-option.ts';

const shares = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
  .map((list) => {
    const sum = list.reduce((all, one) => all + one, 0);
    return sum === 0 ? list.map(() => 1 / list.length) : list.map((one) => one / sum);
  });

describe('clip', () => {
  it('keeps every probability within the bounds and their sum at one, in the same order', () => {
    fc.assert(
      fc.property(shares, (given) => {
        const clipped = clip(given);
        expect(clipped.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 8);
        for (const one of clipped) {
          expect(one).toBeGreaterThanOrEqual(LOWEST_PROBABILITY - 1e-9);
          expect(one).toBeLessThanOrEqual(HIGHEST_PROBABILITY + 1e-9);
        }
        for (const [i, a] of given.entries()) {
          for (const [j, b] of given.entries()) {
            if (a > b) expect((clipped[i] ?? 0) - (clipped[j] ?? 0)).toBeGreaterThan(-1e-9);
          }
        }
      }),
    );
  });

  it('leaves values within the bounds unchanged, and gives a single option 1', () => {
    expect(clip([0.5, 0.3, 0.2])).toEqual([0.5, 0.3, 0.2].map((one) => expect.closeTo(one, 9)));
    expect(clip([1])).toEqual([1]);
    expect(clip([1, 0, 0])).toEqual([0.8, 0.1, 0.1].map((one) => expect.closeTo(one, 9)));
  });
});

describe('drawOption', () => {
  it('draws one of the options with a probability within the bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer(), (count, seed) => {
        const random = seededRandom(seed);
        const { index, probability } = drawOption(count, () => () => random(), random);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(count);
        if (count === 1) expect(probability).toBe(1);
        else {
          expect(probability).toBeGreaterThanOrEqual(LOWEST_PROBABILITY - 1e-9);
          expect(probability).toBeLessThanOrEqual(HIGHEST_PROBABILITY + 1e-9);
        }
      }),
    );
  });

  it('draws the clear best most of the time, and every other one now and then', () => {
    const random = seededRandom(5);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 3_000; draw += 1) {
      const { index } = drawOption(10, () => (place) => (place === 4 ? 1 : 0.1 * random()), random);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect((counts[4] ?? 0) / 3_000).toBeGreaterThan(0.75);
    for (const count of counts) expect(count).toBeGreaterThan(0);
  });
});
