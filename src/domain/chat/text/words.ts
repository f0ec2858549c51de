/** Longer messages are read up to here. */
const MOST_CHARACTERS = 4000;

/**
 * A message as it is compared: lower case, apostrophes left out ("dont"), every other sign a space,
 * single spaces. At most 4,000 characters of it are read. Empty where it has no letter or digit.
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

/** The shortest stem that is left when an ending goes. */
const LEAST_STEM = 3;

/**
 * The stem of an English word in lower case, so that forms of one word compare as equal: the longest
 * known ending goes, then a double last letter and a silent "e". A rough one: it serves to compare, not to read.
 */
export const stemOf = (word: string): string => {
  const found = ENDINGS.find(
    ([ending]) => word.endsWith(ending) && word.length - ending.length >= LEAST_STEM,
  );
  const bare = found === undefined ? word : word.slice(0, -found[0].length) + found[1];
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=..)e$/, '');
};
