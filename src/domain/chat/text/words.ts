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

/** The words of a message in order, as `plainOf` writes them. */
const wordsOf = (text: string): readonly string[] => {
  const plain = plainOf(text);
  return plain === '' ? [] : plain.split(' ');
};

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

const EMPTY_WORDS = new Set(
  (
    'a an the and or but so if then that this these those there here it its i im ive id ill me my mine ' +
    'myself you your youre we us our they them their he she him her his is are was were be been being am ' +
    'do does did done doing have has had having will would can could shall should may might must not no ' +
    'dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt havent hasnt of to in on at by for ' +
    'from with about into over as than too very really just still also again even what when where who why ' +
    'how which all any some one thing things something anything everything get got go going gone know ' +
    'think thought feel feeling tell say said please yes okay ok maybe like want need let lets make made'
  ).split(' '),
);

/** The stems of the words that carry what a message is about, each once. */
export const contentStemsOf = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => word.length > 1 && !EMPTY_WORDS.has(word))
      .map(stemOf),
  ),
];

/** How much two lists of stems share, 0 to 1, measured on the shorter one; 0 where one is empty. */
export const overlapOf = (one: readonly string[], other: readonly string[]): number => {
  const least = Math.min(one.length, other.length);
  if (least === 0) return 0;
  return one.filter((stem) => other.includes(stem)).length / least;
};
