import { plainOf, stemOf } from '#domain/chat/text/words.ts';

/** Features are hashed into this many buckets. */
export const BUCKETS = 1 << 16;

/** Words that tell about the same thing; `words` has entries of one to four words with commas between. */
export interface WordGroup {
  readonly group: string;
  readonly words: string;
}

/** The strength of each bucket that a message has something in. */
export type Features = ReadonlyMap<number, number>;

/** A message as the model takes it. */
export interface Message {
  readonly features: Features;
  /** The features of both sides of each place where one thing may end and another begin. */
  readonly sides: () => readonly (readonly [Features, Features])[];
}

const WORD = 1;
const PAIR = 0.5;
const GROUP = 1;
const CHARACTERS = 1;
const PLACE = 0.5;
const GROUP_WORDS_MAX = 4;
const CHARACTERS_LEAST = 3;
const CHARACTERS_MOST = 5;
/** Groups that are met more often count no more than that. */
const GROUP_COUNT_MAX = 3;
/** Where one thing may end and another begin. */
const CUT =
  /[.;!?\n]+\s+|,\s+|\s+[-–—]\s+|\s+(?:and|but|also|plus|then|so|cos|because|while|with|&)\s+/gi;
/** Only shorter messages are cut, and each side has at least so many words. */
const CUT_CHARACTERS_MOST = 500;
const SIDE_WORDS_LEAST = 2;
/** Word counts from which a message is longer than a short one. */
const LENGTHS = [4, 9, 20];

/** FNV-1a (32 bits) with its bits mixed once more, as a bucket. */
const bucketOf = (name: string): number => {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS;
};

const splitWords = (text: string): readonly string[] => {
  const plain = plainOf(text);
  return plain === '' ? [] : plain.split(' ').map((word) => (/^\d+$/.test(word) ? '0' : word));
};

/** The groups of each entry, by the stems of its words. */
const groupTable = (groups: readonly WordGroup[]): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>();
  for (const { group, words } of groups) {
    const entries = words.split(',').map((entry) => splitWords(entry).map(stemOf).join(' '));
    for (const entry of new Set(entries)) table.set(entry, [...(table.get(entry) ?? []), group]);
  }
  return table;
};

/**
 * Makes the function that turns a message into features: its words and their stems, pairs of neighbours, runs of three to
 * five characters in words, the word groups, its first and last word and its length.
 */
const createFeatures = (groups: readonly WordGroup[]): ((text: string) => Features) => {
  const table = groupTable(groups);

  const groupCounts = (stems: readonly string[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (let from = 0; from < stems.length; from += 1) {
      let entry = '';
      for (let length = 0; length < GROUP_WORDS_MAX && from + length < stems.length; length += 1) {
        entry += `${length === 0 ? '' : ' '}${stems[from + length]}`;
        for (const group of table.get(entry) ?? []) counts.set(group, (counts.get(group) ?? 0) + 1);
      }
    }
    return counts;
  };

  return (text) => {
    const features = new Map<number, number>();
    const add = (name: string, strength: number): void => {
      const bucket = bucketOf(name);
      if ((features.get(bucket) ?? 0) < strength) features.set(bucket, strength);
    };
    const words = splitWords(text);
    const stems = words.map(stemOf);
    for (const [at, word] of words.entries()) {
      add(`w${word}`, WORD);
      add(`s${stems[at]}`, WORD);
      if (at > 0) {
        add(`p${words[at - 1]} ${word}`, PAIR);
        add(`q${stems[at - 1]} ${stems[at]}`, PAIR);
        if (at > 1) add(`k${stems[at - 2]} ${stems[at]}`, PAIR);
      }
      const framed = `_${word}_`;
      for (let size = CHARACTERS_LEAST; size <= CHARACTERS_MOST; size += 1) {
        for (let from = 0; from + size <= framed.length; from += 1)
          add(`c${framed.slice(from, from + size)}`, CHARACTERS);
      }
    }
    for (const [group, count] of groupCounts(stems))
      add(`g${group}`, GROUP * Math.sqrt(Math.min(count, GROUP_COUNT_MAX)));
    add(`length${LENGTHS.filter((least) => words.length >= least).length}`, PLACE);
    if (text.includes('?')) add('question', PLACE);
    add(`first${words[0] ?? ''}`, PLACE);
    add(`last${words.at(-1) ?? ''}`, PLACE);
    return features;
  };
};

const isSide = (side: string): boolean => splitWords(side).length >= SIDE_WORDS_LEAST;

/** Makes the function that turns a message into what the model takes. */
export const createReading = (groups: readonly WordGroup[]): ((text: string) => Message) => {
  const features = createFeatures(groups);
  const cuts = (text: string): readonly (readonly [string, string])[] =>
    text.length > CUT_CHARACTERS_MOST
      ? []
      : [...text.matchAll(CUT)].map(
          (cut) => [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)] as const,
        );
  return (text) => ({
    features: features(text),
    sides: () =>
      cuts(text)
        .filter((sides) => sides.every(isSide))
        .map(([before, after]) => [features(before), features(after)] as const),
  });
};
