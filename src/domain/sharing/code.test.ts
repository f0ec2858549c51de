import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readCodeWords } from '#server/content/code-words.ts';
import { CODE_BYTES, codeFrom, codeWords, readCode } from './code.ts';

const words = readCodeWords();
const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

describe('codes', () => {
  it('are five words of the list, chosen by the bits', () => {
    expect(codeFrom(new Uint8Array(CODE_BYTES), words)).toBe(
      Array.from({ length: 5 }, () => words[0]).join('-'),
    );
    expect(codeFrom(new Uint8Array(CODE_BYTES).fill(255), words)).toBe(
      Array.from({ length: 5 }, () => words[511]).join('-'),
    );
    expect(() => codeFrom(new Uint8Array(5), words)).toThrow('needs 6 bytes');
  });

  it('differ when any of the 45 bits differs', () => {
    fc.assert(
      fc.property(bytes, fc.nat(44), (given, bit) => {
        const other = given.slice();
        other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
        expect(codeFrom(other, words)).not.toBe(codeFrom(given, words));
      }),
    );
  });

  it('are read however they are typed', () => {
    const between = fc.constantFrom(' ', '-', ', ', '  ', ' - ', '\n', '\u00a0', '.', '_');
    fc.assert(
      fc.property(bytes, between, fc.boolean(), fc.boolean(), (given, gap, isLoud, isLink) => {
        const code = codeFrom(given, words);
        const typed = code.split('-').join(gap);
        const loud = isLoud ? ` ${typed.toUpperCase()} ` : typed;
        const link = `https://care.example.org/features/sharing#code=${code}`;
        expect(readCode(isLink ? link : loud)).toBe(code);
      }),
    );
  });

  it.each(['', 'one two three four', 'a b c d e f', 'https://example.org/', '1 2 3 4 5'])(
    'are not read from “%s”',
    (typed) => expect(readCode(typed)).toBeNull(),
  );

  it('have no two words that differ by one letter', () => {
    const swap = (word: string) => [...words.slice(0, 511), word];
    for (const word of ['acorns', 'acor', 'acern', 'acorn'])
      expect(z.safeParse(codeWords, swap(word)).success).toBe(false);
    expect(z.safeParse(codeWords, swap('acre')).success).toBe(true);
    expect(z.safeParse(codeWords, words.slice(1)).success).toBe(false);
  });
});
