import { plainOf } from '#domain/chat/text/words.ts';
import { NAMED_LENGTH_MAX, NAMED_MAX } from './state.ts';

/** A thing of a list has at most so many words. */
const THING_WORDS_MAX = 6;
/** Without a colon or lines, a list has at least so many things. */
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

/** Takes words such as "I have to do" from the beginning of the first thing. */
const withoutLeadIn = (piece: string, leadIns: readonly string[]): string => {
  const words = piece.split(/\s+/);
  for (let count = words.length - 1; count > 0; count -= 1) {
    if (leadIns.includes(plainOf(words.slice(0, count).join(' '))))
      return words.slice(count).join(' ');
  }
  return piece;
};

/** Words around the things of a list, in plain words. */
export interface ListWords {
  /** What may stand before a list and is no part of it. */
  readonly leadIns: readonly string[];
  /** What no thing begins with. */
  readonly noThings: readonly string[];
}

/**
 * The things that a message lists, as they were written, at most twelve; empty where it lists none. A list stands behind a
 * colon, on lines, or is three or more short things with commas or "and" between.
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

/** More things behind those that were named before, each once. */
export const addNamed = (named: readonly string[], added: readonly string[]): string[] => {
  const known = new Set(named.map(plainOf));
  return [...named, ...added.filter((thing) => !known.has(plainOf(thing)))]
    .slice(0, NAMED_MAX)
    .map((thing) => thing.slice(0, NAMED_LENGTH_MAX));
};
