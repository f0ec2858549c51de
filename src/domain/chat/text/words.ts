/** Longer messages are truncated to this length. */
const MOST_CHARACTERS = 4000;

/**
 * Normalizes a message for comparison: lower case, no apostrophes ("dont"), any other non-alphanumeric run as a single
 * space, at most 4,000 characters. Empty if it has no letter or digit.
 */
export const plainOf = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const ENDINGS = [
  ['ations', ''],
  ['ation', ''],
  ['ingly', ''],
  ['nesses', ''],
  ['ness', ''],
  ['ments', ''],
  ['ment', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ings', ''],
  ['ing', ''],
  ['edly', ''],
  ['ers', ''],
  ['ed', ''],
  ['es', ''],
  ['ly', ''],
  ['er', ''],
  ['s', ''],
] as const;

/** Minimum length of a stem after removing an ending. */
const LEAST_STEM = 3;

/**
 * A rough stem of a lower-case English word, so that its forms compare as equal: removes the first known ending, then a
 * doubled last letter and a silent "e".
 */
export const stemOf = (word: string): string => {
  const found = ENDINGS.find(
    ([ending]) => word.endsWith(ending) && word.length - ending.length >= LEAST_STEM,
  );
  const bare = found === undefined ? word : word.slice(0, -found[0].length) + found[1];
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=..)e$/, '');
};
