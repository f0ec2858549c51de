import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsFor, digitsIn } from './sequence.ts';

describe('digitsFor', () => {
  it('gives a Quick sequence in which no digit follows itself, the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.nat(50),
        fc.integer({ min: 1, max: 9 }),
        (seed, drawn, length) => {
          const digits = digitsFor('quick', seed, drawn, length);
          expect(digits).toHaveLength(length);
          for (const [at, digit] of digits.entries()) {
            expect(digit >= 0 && digit <= 9 && digit !== digits[at + 1]).toBe(true);
          }
          expect(digitsFor('quick', seed, drawn, length)).toEqual(digits);
        },
      ),
    );
  });

  it('gives a Full sequence in which no digit recurs before all nine have occurred, and no three count up or down', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 14 }), (seed, length) => {
        const digits = digitsFor('full', seed, 0, length);
        expect(digits).toHaveLength(length);
        expect(new Set(digits.slice(0, 9)).size).toBe(Math.min(9, length));
        expect(digits.every((digit) => digit >= 1 && digit <= 9)).toBe(true);
        for (const [at, digit] of digits.entries()) {
          const [second = -9, third = -9] = digits.slice(at + 1, at + 3);
          expect(digit).not.toBe(second);
          const steps = [second - digit, third - second];
          expect(steps[0] === steps[1] && Math.abs(steps[0] ?? 0) === 1).toBe(false);
        }
      }),
    );
  });

  it('uses every digit about equally often', () => {
    const counts = new Map<number, number>();
    for (let drawn = 0; drawn < 2000; drawn += 1) {
      for (const digit of digitsFor('quick', 1, drawn, 5)) {
        counts.set(digit, (counts.get(digit) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(10);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('digitsIn', () => {
  it('reads digits of any width and script one by one, and drops everything else', () => {
    expect(digitsIn('4711')).toEqual([4, 7, 1, 1]);
    expect(digitsIn(' 4-7, 1a')).toEqual([4, 7, 1]);
    expect(digitsIn('４７')).toEqual([4, 7]);
    expect(digitsIn('٤٧ ۴۷ ४७')).toEqual([4, 7, 4, 7, 4, 7]);
    expect(digitsIn('')).toEqual([]);
  });
});
