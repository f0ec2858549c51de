/** A recognized piece of a text, and its meaning. */
export interface Span<Meaning> {
  /** The index of the first character of the piece. */
  readonly start: number;
  /** The index after the last character of the piece. */
  readonly end: number;
  readonly meaning: Meaning;
}

/**
 * The character that replaces each character of consumed text, that is, of text that was already recognized; it is
 * neither a letter nor a space.
 */
const TAKEN = '·';

/**
 * The text with a span masked; all other characters keep their index.
 *
 * @param mark the character to use; unlike the default mark, the mark of quoted text is not evidence for a day or time
 *   next to it
 */
export const masked = (
  text: string,
  { start, end }: Pick<Span<unknown>, 'start' | 'end'>,
  mark = TAKEN,
): string => text.slice(0, start) + mark.repeat(end - start) + text.slice(end);

/** The text with several spans masked. */
export const without = (
  text: string,
  pieces: readonly Pick<Span<unknown>, 'start' | 'end'>[],
): string => pieces.reduce((rest, piece) => masked(rest, piece), text);

/** Whether only consumed text (text that was already recognized), spaces and commas precede an index. */
export const isStart = (text: string, start: number): boolean =>
  /^[\s·,]*$/.test(text.slice(0, start));

const WORD_END = /[\p{L}\p{N}\p{M}_]$/u;
const WORD_START = /^[\p{L}\p{N}\p{M}_]/u;

/** Whether a span consists of whole words, in any script. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !(WORD_END.test(text.slice(0, start)) && WORD_START.test(text.slice(start))) &&
  !(WORD_START.test(text.slice(end)) && WORD_END.test(text.slice(0, end))) &&
  !/^['’]\p{L}/u.test(text.slice(end));

/** All matches of a pattern that consist of whole words. */
export const placesOf = (
  text: string,
  pattern: RegExp,
): readonly (Span<RegExpExecArray> & { readonly before: string })[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    return isWhole(text, start, end)
      ? [{ start, end, meaning: match, before: text.slice(0, start) }]
      : [];
  });

/** The start of a span, moved left to include the lead words before it. */
export const withLead = (text: string, start: number, lead: RegExp): number => {
  const found = lead.exec(text.slice(0, start));
  return found === null ? start : withLead(text, found.index, lead);
};
