import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LETTERS, canonicalCode, inGroups } from './typed-code.ts';

const code = fc
  .array(fc.constantFrom(...CODE_LETTERS), { minLength: 1, maxLength: 24 })
  .map((letters) => letters.join(''));

describe('a code that people type', () => {
  it('is read in groups, in capitals, with any dashes and spaces, and with lookalikes', () => {
    const between = fc.constantFrom('-', ' ', ' – ', '\u00a0', '\n', '—');
    fc.assert(
      fc.property(code, between, fc.boolean(), (made, gap, isLoud) => {
        const alike = made.replaceAll('0', 'o').replaceAll('1', 'l');
        const typed = inGroups(alike).join(gap);
        expect(canonicalCode(isLoud ? typed.toUpperCase() : typed)).toBe(made);
      }),
    );
  });

  it('loses nothing in groups of four', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(inGroups(made).join('')).toBe(made);
        expect(inGroups(made).every((group) => group.length <= 4)).toBe(true);
      }),
    );
  });

  it('has 32 letters of 5 bits each, none of which is read as another', () => {
    expect(new Set(CODE_LETTERS).size).toBe(32);
    expect(canonicalCode(CODE_LETTERS)).toBe(CODE_LETTERS);
  });
});
