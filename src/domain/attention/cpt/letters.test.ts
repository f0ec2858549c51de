import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { isTarget, quickLetters } from './letters.ts';
import { BLOCK_LETTERS, FULL_BLOCKS, fullLetters, kindOf, practiceLetters } from './pairs.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('the letters of a Quick run', () => {
  it('fill 30 seconds at the interval of the difficulty and are the same for the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(quickLetters('easy', seed)).toHaveLength(30);
        expect(quickLetters('medium', seed)).toHaveLength(60);
        expect(quickLetters('hard', seed)).toHaveLength(100);
        expect(quickLetters('hard', seed)).toEqual(quickLetters('hard', seed));
        expect(quickLetters('hard', seed).join('')).toMatch(/^[A-Z]+$/);
      }),
    );
  });

  it('follow the 25% rule: a quarter of the free steps plan A then X, the others show any letter', () => {
    const runs = Array.from({ length: 2000 }, (_, seed) => quickLetters('hard', seed * 7919));
    const first = runs.map(([letter]) => letter);
    const shareOf = (letter: string): number =>
      first.filter((one) => one === letter).length / first.length;
    // In 25% of the runs, the first letter is a planned A; in the other 75%, it is an A by chance in one of 26 cases.
    expect(Math.abs(shareOf('A') - (0.25 + 0.75 / 26))).toBeLessThan(0.03);
    expect(Math.abs(shareOf('Q') - 0.75 / 26)).toBeLessThan(0.013);
    const afterFirstA = runs.flatMap(([one, next]) => (one === 'A' ? [next] : []));
    const xs = afterFirstA.filter((one) => one === 'X').length / afterFirstA.length;
    // Of the first letters that are an A, a share of 0.25 ÷ 0.2788 is planned and followed by X. After an unplanned A,
    // an X has a probability of 0.75 ÷ 26.
    expect(Math.abs(xs - (0.25 + 0.0288 * 0.0288) / 0.2788)).toBeLessThan(0.04);
    expect(new Set(runs.flat()).size).toBe(26);
  });

  it('contain about 12 targets and one or two lures at medium, and often no lure at all', () => {
    const runs = Array.from({ length: 1000 }, (_, seed) => quickLetters('medium', seed * 7919));
    const xs = runs.map((letters) =>
      letters.flatMap((letter, at) => (letter === 'X' ? [isTarget(letters.slice(0, at + 1))] : [])),
    );
    const lures = xs.map((one) => one.filter((isOne) => !isOne).length);
    expect(Math.abs((meanOf(xs.map((one) => one.filter(Boolean).length)) ?? 0) - 12)).toBeLessThan(
      1,
    );
    expect(Math.abs((meanOf(lures) ?? 0) - 1.3)).toBeLessThan(0.3);
    expect(lures.filter((count) => count === 0).length).toBeGreaterThan(150);
  });
});

const kindsOf = (letters: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (let at = 0; at < letters.length; at += 2) {
    const kind = kindOf(letters[at] ?? '', letters[at + 1] ?? '');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

describe('the letters of a Full run', () => {
  it('are 200 pairs, exactly 70% AX and 10% of each other kind, in each block too', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const letters = fullLetters(seed);
        expect(kindsOf(letters)).toEqual({ AX: 140, AY: 20, BX: 20, BY: 20 });
        for (let block = 0; block < FULL_BLOCKS; block += 1) {
          const part = letters.slice(block * BLOCK_LETTERS, (block + 1) * BLOCK_LETTERS);
          expect(kindsOf(part)).toEqual({ AX: 28, AY: 4, BX: 4, BY: 4 });
        }
        expect(fullLetters(seed)).toEqual(letters);
      }),
    );
  });

  it('form no target across two pairs, and no letter follows itself within a block', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const letters = fullLetters(seed);
        const targets = letters.flatMap((_, at) =>
          isTarget(letters.slice(0, at + 1)) ? [at % 2] : [],
        );
        expect(targets).toEqual(Array(140).fill(1));
        for (const [at, letter] of letters.entries()) {
          if (at % BLOCK_LETTERS > 0) expect(letter).not.toBe(letters[at - 1]);
        }
      }),
    );
  });

  it('differ between seeds, without a fixed position for any kind', () => {
    const orders = Array.from({ length: 200 }, (_, seed) => fullLetters(seed * 7919));
    expect(new Set(orders.map((letters) => letters.join(''))).size).toBe(200);
    const first = kindsOf(orders.flatMap((letters) => letters.slice(0, 2)));
    expect(Math.abs((first.AX ?? 0) / 200 - 0.7)).toBeLessThan(0.12);
  });

  it('have a practice round of 10 pairs that includes every kind', () => {
    expect(kindsOf(practiceLetters(5))).toEqual({ AX: 7, AY: 1, BX: 1, BY: 1 });
  });
});
