import { masked } from './spans.ts';

/**
 * Text in any quotation marks. A straight single quotation mark may be an apostrophe, so it must follow a space or "(".
 */
const QUOTED =
  /"[^"]*"|“[^”]*[”“]|„[^“”]*[“”]|«[^»]*»|‘[^’]*’|(?<![^\s(])'[^']+'(?![\p{L}\p{N}])/gu;

/**
 * Masks the words that must not be read: quoted words, and words that the person put back.
 *
 * @param kept the words that the person put back, exactly as they are in the text
 */
export const maskRestored = (text: string, kept: readonly string[]): string => {
  const unquoted = [...text.matchAll(QUOTED)].reduce(
    (rest, { 0: words, index }) => masked(rest, { start: index, end: index + words.length }, '"'),
    text,
  );
  return kept.reduce((rest, words) => {
    const start = words === '' ? -1 : rest.indexOf(words);
    return start < 0 ? rest : masked(rest, { start, end: start + words.length }, '"');
  }, unquoted);
};
