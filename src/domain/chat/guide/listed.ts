import { plainOf } from '#domain/chat/text/words.ts';
import { NAMED_LENGTH_MAX, NAMED_MAX } from './state.ts';

/** Maximum number of words in a list item. */
const THING_WORDS_MAX = 6;
/** Without a colon or separate lines, a list has at least this many items. */
const THINGS_LEAST = 3;

const pieces = (text: string, by: RegExp): readonly string[] => [
  ...new Set(
    text
      .split(by)
      .map((piece) => piece.replace(/^[\s\-*•\d.)]+|[\s.!?]+$/gu, '').trim())
      .filter((piece) => /\p{L}/u.test(piece)),
  ),
];

const isShort = (piece: string): boolean =>
  piece.split(/\s+/).length <= THING_WORDS_MAX && piece.length <= NAMED_LENGTH_MAX;

const BY_LINE = /\n|;/;
const BY_MARK = /\n|[,;]|\s(?:and|plus|&)\s/i;

/** Removes a lead-in such as "I have to do" from the first item. */
const withoutLeadIn = (piece: string, leadIns: readonly string[]): string => {
  const words = piece.split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    if (leadIns.includes(plainOf(words.slice(0, count).join(' '))))
      return words.slice(count).join(' ');
  }
  return piece;
};

/** Words around list items, normalized by `plainOf`. */
export interface ListWords {
  /** Phrases before a list that are not part of it. */
  readonly leadIns: readonly string[];
  /** Words that no list item begins with. */
  readonly noThings: readonly string[];
}

/**
 * The items that a message lists, as written, at most twelve; empty if it lists none. A list follows a colon, is on
 * separate lines, or consists of three or more short items separated by commas or "and".
 */
export const listedThings = (text: string, { leadIns, noThings }: ListWords): readonly string[] => {
  const colon = /:\s+(\S.*)$/su.exec(text)?.[1];
  if (colon !== undefined) {
    const [sentence = ''] = colon.split(/[.!?]\s/);
    const things = pieces(sentence, BY_MARK);
    if (things.length > 1 && things.every(isShort)) return things.slice(0, NAMED_MAX);
  }
  const lines = pieces(text, BY_LINE);
  if (lines.length > 1 && lines.every(isShort)) return lines.slice(0, NAMED_MAX);
  const sentences = text.split(/[.!?:]\s|\s[-–—]\s/);
  for (const sentence of sentences) {
    const things = pieces(sentence, BY_MARK);
    const [first = '', ...rest] = things;
    const all = [...new Set([withoutLeadIn(first, leadIns), ...rest])];
    const isThing = (piece: string): boolean =>
      isShort(piece) && !noThings.includes(plainOf(piece).split(' ')[0] ?? '');
    if (all.length >= THINGS_LEAST && all.every(isThing)) return all.slice(0, NAMED_MAX);
  }
  return [];
};

/** Appends things to the things named before, without duplicates. */
export const addNamed = (named: readonly string[], added: readonly string[]): string[] => {
  const known = new Set(named.map(plainOf));
  return [...named, ...added.filter((thing) => !known.has(plainOf(thing)))]
    .slice(0, NAMED_MAX)
    .map((thing) => thing.slice(0, NAMED_LENGTH_MAX));
};
