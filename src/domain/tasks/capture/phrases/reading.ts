import type { Weekday } from '#domain/shared/time/weekdays.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { isStart, placesOf, type Span } from '../spans.ts';
import type { Groups, Words } from './words.ts';

/** The text without accents and capitals, so that a missing one does not matter; each character keeps its index. */
export const folded = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

/** A pattern for whole words. */
export const wholeWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu');

/**
 * All places of a pattern for whole words, with the groups that matched. In a pattern, each name of a group may occur
 * once, so a digit tells groups of the same meaning apart.
 */
export const groupedPlaces = (
  text: string,
  pattern: RegExp,
): readonly (Span<Groups> & { readonly before: string })[] =>
  placesOf(text, pattern).map(({ start, end, meaning, before }) => ({
    start,
    end,
    before,
    meaning: Object.fromEntries(
      Object.entries(meaning.groups ?? {})
        .filter(([, words]) => words !== undefined)
        .map(([name, words]) => [name.replace(/\d+$/, ''), words]),
    ),
  }));

/** Any of some sources, the longest first. */
export const anyOf = (sources: readonly string[]): string =>
  `(?:${sources.toSorted((one, other) => other.length - one.length).join('|')})`;

/** A function that finds the weekdays that a text lists, in the order of the text. */
export const weekdaysIn = ({ weekdays }: Words): ((text: string) => readonly Weekday[]) => {
  const pattern = wholeWords(
    WEEKDAYS.map((day) => `(?<${day}>(?:${weekdays[day][0]})s?|${weekdays[day][1]})`).join('|'),
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(
      ({ groups }) => WEEKDAYS.find((day) => groups?.[day] !== undefined) ?? [],
    );
};

/** A function that returns the number of a word or of digits; NaN for other words. */
export const numberIn =
  ({ numbers }: Words): ((text: string | undefined) => number) =>
  (text = '') =>
    numbers[text.replace(/\s+/, '-')] ?? Number(text.replace(',', '.'));

/** Whether what was already recognized is next to a span, also with a word such as "at" between. */
export const nextToTaken = ({ dayLead, timeLead }: Words) => {
  const ended = (before: string): boolean => /·[\s,]*$/.test(before);
  return (text: string, { start, end }: Pick<Span<unknown>, 'start' | 'end'>): boolean => {
    const before = text.slice(0, start);
    return (
      ended(before) ||
      ended(before.replace(timeLead, '')) ||
      ended(before.replace(dayLead, '')) ||
      /^[\s,]*·/.test(text.slice(end))
    );
  };
};

/** Whether a clause begins or ends at a span, so that it does not describe the next word. */
export const standsFree = ({ clause }: Words) => {
  const begins = new RegExp(`^[\\s·]*(?:$|[,.;:!?)\\]–—&+·"]|-\\s|(?:${clause})(?!\\p{L}))`, 'iu');
  return (text: string, { start, end }: Pick<Span<unknown>, 'start' | 'end'>): boolean =>
    isStart(text, start) || begins.test(text.slice(end));
};
