import { texts } from '#texts/lists.js';
import { localeWith } from './locale.ts';

const formats = new Map<string, Intl.ListFormat>();

/** The format of lists in a locale. */
const formatOf = (tag: string): Intl.ListFormat => {
  // Created on first use, because loading the rules takes a slow phone some milliseconds.
  const format = formats.get(tag) ?? new Intl.ListFormat(tag);
  formats.set(tag, format);
  return format;
};

/** Words in a sentence: "a", "a and b", "a, b and c". */
export const list = (words: readonly string[]): string =>
  formatOf(localeWith('en-GB')).format(words);

/** How many items a short list names. */
const NAMED_MOST = 3;

/** The items as part of a sentence: the first three of them, and the number of the others. */
export const shortList = (items: readonly string[]): string =>
  items.length > NAMED_MOST
    ? list([...items.slice(0, NAMED_MOST), texts.more({ count: items.length - NAMED_MOST })])
    : list(items);
