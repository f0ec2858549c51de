import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawIndex, normalFrom, seededRandom, seedOf } from './random.ts';

const take = (seed: number, count: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

describe('seededRandom', () => {
  it('repeats itself for a seed, differs between seeds, and stays within its range', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const numbers = take(seed, 50);
        expect(take(seed, 50)).toEqual(numbers);
        expect(take(seed + 1, 50)).not.toEqual(numbers);
        for (const one of numbers) expect(one >= 0 && one < 1).toBe(true);
      }),
    );
  });

  it('has the mean and variance of a uniform distribution', () => {
    const numbers = take(1, 20_000);
    const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length;
    expect(mean).toBeCloseTo(0.5, 1.7);
    expect(variance).toBeCloseTo(1 / 12, 2);
  });
});

describe('normalFrom', () => {
  it('has the mean, the spread and the tails of a standard normal distribution', () => {
    const random = seededRandom(2);
    const numbers = Array.from({ length: 20_000 }, () => normalFrom(random));
    const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
    const beyond = numbers.filter((one) => Math.abs(one) > 1.96).length / numbers.length;
    expect(Math.abs(beyond - 0.05)).toBeLessThan(0.01);
  });
});

describe('drawIndex', () => {
  it('draws with the given probabilities', () => {
    const random = seededRandom(3);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 10_000; draw += 1) {
      const index = drawIndex([0.1, 0.6, 0.3], random);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const [index, share] of [0.1, 0.6, 0.3].entries()) {
      expect(Math.abs((counts[index] ?? 0) / 10_000 - share)).toBeLessThan(0.02);
    }
  });
});

describe('seedOf', () => {
  it('gives the published FNV-1a values of texts', () => {
    expect(seedOf('')).toBe(0x811c9dc5);
    expect(seedOf('a')).toBe(0xe40c292c);
    expect(seedOf('foobar')).toBe(0xbf9cf968);
  });
});
