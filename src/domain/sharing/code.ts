import * as z from 'zod/mini';

/** The number of words in a code; each word encodes 9 random bits. */
const CODE_WORDS = 5;
const WORD_BITS = 9;
const LIST_LENGTH = 2 ** WORD_BITS;

/** The number of random bytes needed for a code. */
export const CODE_BYTES = Math.ceil((CODE_WORDS * WORD_BITS) / 8);

/** Whether two words differ by at most one changed, added or removed letter. */
const areNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const skip = short.length === long.length ? 1 : 0;
  return short.slice(start + skip) === long.slice(start + 1);
};

const isApart = (words: readonly string[]): boolean =>
  words.every((word, place) => words.slice(place + 1).every((other) => !areNear(word, other)));

/** The words from which codes are made. A single wrong, extra or missing letter never turns one word into another. */
export const codeWords = z
  .array(z.string().check(z.regex(/^[a-z]{3,7}$/, { error: 'A word has 3 to 7 small letters.' })))
  .check(
    z.length(LIST_LENGTH, { error: `There are exactly ${LIST_LENGTH} words.` }),
    z.refine(isApart, { error: 'Two words are the same, or differ by one letter.' }),
  );

/** The code for some random bytes, as words with hyphens between them. Throws a RangeError for too few bytes. */
export const codeFrom = (bytes: Uint8Array, words: readonly string[]): string => {
  if (bytes.length < CODE_BYTES) throw new RangeError(`A code needs ${CODE_BYTES} bytes.`);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: CODE_WORDS }, (_, place) => {
    const start = place * WORD_BITS;
    return words[Number.parseInt(bits.slice(start, start + WORD_BITS), 2)];
  }).join('-');
};

/** The words after `#code=` in a pasted link; any other text unchanged. */
const withoutAddress = (text: string): string => /#code=(.*)$/s.exec(text)?.[1] ?? text;

/**
 * The code that somebody typed or pasted, as `codeFrom` writes it: case, spaces, hyphens, commas and the address of a
 * link do not matter. Null for anything that cannot be a code.
 */
export const readCode = (typed: string): string | null => {
  const found = withoutAddress(typed)
    .replace(/%20|\+/g, ' ')
    .toLowerCase()
    .match(/[a-z]+/g);
  return found?.length === CODE_WORDS ? found.join('-') : null;
};
