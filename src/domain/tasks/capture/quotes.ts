import { masked } from './spans.ts';

/** In any pair of quotation marks; a straight single one may be an apostrophe, so that it needs a space before. */
const QUOTED =
  /"[^"]*"|“[^”]*[”“]|„[^“”]*[“”]|«[^»]*»|‘[^’]*’|(?<![^\s(])'[^']+'(?![\p{L}\p{N}])/gu;

/**
 * The text without what is not to be read: words in quotation marks, and words that the person put back.
 *
 * @param kept words as they stand in the text
 */
export const withoutKept = (text: string, kept: readonly string[]): string => {
  const unquoted = [...text.matchAll(QUOTED)].reduce(
    (rest, { 0: words, index }) => masked(rest, { start: index, end: index + words.length }, '"'),
    text,
  );
  return kept.reduce((rest, words) => {
    const start = words === '' ? -1 : rest.indexOf(words);
    return start < 0 ? rest : masked(rest, { start, end: start + words.length }, '"');
  }, unquoted);
};
