/** A recognised piece of a text, and what it means. */
export interface Span<Meaning> {
  /** The index of its first character. */
  readonly start: number;
  /** The index after its last character. */
  readonly end: number;
  readonly meaning: Meaning;
}

/** Stands for each character that is taken already: neither a letter nor a space. */
const TAKEN = '·';

/**
 * The text with a piece taken out of sight, every other character at its place.
 *
 * @param mark one character: what is taken may stand beside a time or a day, what is put into quotes may not
 */
export const masked = (
  text: string,
  { start, end }: Pick<Span<unknown>, 'start' | 'end'>,
  mark = TAKEN,
): string => text.slice(0, start) + mark.repeat(end - start) + text.slice(end);

/** The text with several pieces taken out of sight. */
export const without = (
  text: string,
  pieces: readonly Pick<Span<unknown>, 'start' | 'end'>[],
): string => pieces.reduce((rest, piece) => masked(rest, piece), text);

/** Whether what is taken stands right beside a piece. */
export const isBesideTaken = (text: string, { start, end }: Pick<Span<unknown>, 'start' | 'end'>) =>
  /·[\s,]*(?:(?:at|around|about|by|from|on)\s+)?$/i.test(text.slice(0, start)) ||
  /^[\s,]*(?:on\s+)?·/i.test(text.slice(end));

const BEGINS_CLAUSE =
  /^[\s·]*(?:$|[,.;:!?)\]–—&+·@"]|-\s|w\/|(?:about|and|at|before|by|for|from|in|on|or|starting|beginning|then|to|via|with|without|near|after|while|when|because|cos|if|so|but|not|dont|don['’]t|the|my|our|his|her|their)\b)/i;

/**
 * Whether a piece ends where a thought ends, so that it does not describe the word after it: "at 3" does in
 * "at 3 with Sam", and does not in "at 3 High Street".
 */
export const endsClause = (text: string, end: number): boolean =>
  BEGINS_CLAUSE.test(text.slice(end));

/** Whether nothing but what is taken stands before a place. */
export const isStart = (text: string, start: number): boolean =>
  /^[\s·,]*$/.test(text.slice(0, start));

const WORD_END = /[\p{L}\p{N}\p{M}_]$/u;
const WORD_START = /^[\p{L}\p{N}\p{M}_]/u;

/** Whether a piece is made of whole words, in any script. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !(WORD_END.test(text.slice(0, start)) && WORD_START.test(text.slice(start))) &&
  !(WORD_START.test(text.slice(end)) && WORD_END.test(text.slice(0, end))) &&
  !/^['’]\p{L}/u.test(text.slice(end));

/** All places where a pattern fits whole words. */
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

/** The start of a piece together with the small words that lead to it. */
export const withLead = (text: string, start: number, lead: RegExp): number => {
  const found = lead.exec(text.slice(0, start));
  return found === null ? start : withLead(text, found.index, lead);
};
