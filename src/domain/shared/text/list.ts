import { texts as language } from '#texts/language.js';
import { texts } from '#texts/lists.js';

const formats = new Map<string, Intl.ListFormat>();

/** The format of lists in a language, for English the British one. */
const formatOf = (tag: string): Intl.ListFormat => {
  // Created on first use, because loading the rules takes a slow phone some milliseconds.
  const format = formats.get(tag) ?? new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag);
  formats.set(tag, format);
  return format;
};

/** Words in a sentence: "a", "a and b", "a, b and c". */
export const list = (words: readonly string[]): string => formatOf(language.tag).format(words);

/** How many items a short list names. */
const NAMED_MOST = 3;

/** The items as part of a sentence: the first three of them, and the number of the others. */
export const shortList = (items: readonly string[]): string =>
  items.length > NAMED_MOST
    ? list([...items.slice(0, NAMED_MOST), texts.more({ count: items.length - NAMED_MOST })])
    : list(items);
