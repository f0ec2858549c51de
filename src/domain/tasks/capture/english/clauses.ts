import type { Span } from '../spans.ts';

/** Whether consumed text (text that was already recognized) is directly next to a span. */
export const isNextToConsumed = (
  text: string,
  { start, end }: Pick<Span<unknown>, 'start' | 'end'>,
) =>
  /·[\s,]*(?:(?:at|around|about|by|from|on)\s+)?$/i.test(text.slice(0, start)) ||
  /^[\s,]*(?:on\s+)?·/i.test(text.slice(end));

const BEGINS_CLAUSE =
  /^[\s·]*(?:$|[,.;:!?)\]–—&+·@"]|-\s|w\/|(?:about|and|at|before|by|for|from|in|on|or|starting|beginning|then|to|via|with|without|near|after|while|when|because|cos|if|so|but|not|dont|don['’]t|the|my|our|his|her|their)\b)/i;

/**
 * Whether a clause ends at `end`, so that the span before it does not describe the next word: "at 3" ends one in
 * "at 3 with Sam", but not in "at 3 High Street".
 */
export const endsClause = (text: string, end: number): boolean =>
  BEGINS_CLAUSE.test(text.slice(end));
