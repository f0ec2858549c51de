const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit of any script. Unicode encodes the digits of each script consecutively, from 0 to 9. */
const digitValue = (digit: string): number => {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
};

/** A text with the decimal digits of every script (Arabic, Devanagari, full-width …) written as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The whole number, at least 0, that somebody typed in digits of any script; NaN for anything else. */
export const wholeNumber = (typed: string): number => {
  const plain = withPlainDigits(typed).trim();
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};
