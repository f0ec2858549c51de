import { describe, expect, it } from 'vitest';
import { wholeNumber, withPlainDigits } from './digits.ts';

/** Each script's digits from 0 to 9, as the platform writes them. */
const SCRIPTS = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, value) => format.format(value));
  // Chinese numerals and the like are not decimal digits.
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [{ system, digits }] : [];
});

describe('withPlainDigits', () => {
  it('reads the digits of every script', () => {
    expect(SCRIPTS.length).toBeGreaterThan(60);
    for (const { system, digits } of SCRIPTS)
      expect(withPlainDigits(digits.join(' ')), system).toBe('0 1 2 3 4 5 6 7 8 9');
  });

  it.each([
    ['٤٩٢', '492'],
    ['۴۹۲', '492'],
    ['४९२', '492'],
    ['４９２', '492'],
    ['١٥ min', '15 min'],
    // A superscript two, a Roman numeral and a Chinese three are not decimal digits.
    ['² Ⅳ 三', '² Ⅳ 三'],
    ['', ''],
  ])('%s is %s', (typed, plain) => expect(withPlainDigits(typed)).toBe(plain));
});

describe('wholeNumber', () => {
  it.each([
    ['25', 25],
    [' ٢٥ ', 25],
    ['२५', 25],
    ['２５', 25],
    ['0', 0],
  ])('%s is %d', (typed, number) => expect(wholeNumber(typed)).toBe(number));

  it.each(['', ' ', '1.5', '1,5', '-1', '1e3', '0x10', '25 min', 'ten'])(
    '%s is not a whole number',
    (typed) => expect(wholeNumber(typed)).toBeNaN(),
  );
});
