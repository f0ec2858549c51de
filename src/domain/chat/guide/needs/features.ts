import { NUMBER_WORDS } from '#domain/chat/text/expansions.ts';
import { spelledOut } from '#domain/chat/text/spelled-out.ts';
import { plainOf, stemOf } from '#domain/chat/text/words.ts';

/** Number of buckets that features are hashed into. */
export const BUCKETS = 1 << 16;

/** Words with a shared topic; `words` is a comma-separated list of phrases of up to six words, written out. */
export interface WordGroup {
  readonly group: string;
  readonly words: string;
}

/** The strength of each active bucket. */
export type Features = ReadonlyMap<number, number>;

/** A message as the model's input. */
export interface Message {
  readonly features: Features;
  /** The features of the text before and after each possible topic boundary. */
  readonly sides: () => readonly (readonly [Features, Features])[];
}

const WORD = 1;
const PAIR = 0.5;
const GROUP = 1;
const CHARACTERS = 1;
const PLACE = 0.5;
const GROUP_WORDS_MAX = 6;
const CHARACTERS_LEAST = 3;
const CHARACTERS_MOST = 5;
/** A group counts at most this many times. */
const GROUP_COUNT_MAX = 3;
/** Where one topic may end and another begin. */
const CUT =
  /[.;!?\n]+\s+|,\s+|\s+[-–—]\s+|\s+(?:and|but|also|plus|then|so|cos|because|while|with|&)\s+/gi;
/** Only messages up to this length are split, and each side needs at least this many words. */
const CUT_CHARACTERS_MOST = 500;
const SIDE_WORDS_LEAST = 2;
/** Word counts at which the next length class begins. */
const LENGTHS = [4, 9, 20];

/** A 32-bit FNV-1a hash with an extra mixing step, as a bucket. */
const bucketOf = (name: string): number => {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS;
};

/** The words of a text, written out; all numbers are the same. */
const splitWords = (text: string): readonly string[] =>
  spelledOut(plainOf(text)).map((word) =>
    /^\d+$/.test(word) || NUMBER_WORDS.has(word) ? '0' : word,
  );

/** The groups of each phrase, keyed by the stems of its words. */
const groupTable = (groups: readonly WordGroup[]): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>();
  for (const { group, words } of groups) {
    const entries = words.split(',').map((entry) => splitWords(entry).map(stemOf).join(' '));
    for (const entry of new Set(entries)) table.set(entry, [...(table.get(entry) ?? []), group]);
  }
  return table;
};

/**
 * Creates the function that extracts features from a message: words and stems, pairs of neighboring words, runs of
 * three to five characters within words, word groups, the first and last word, whether the message asks a question, and
 * its length.
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

/** Creates the function that turns a message into the model's input. */
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
