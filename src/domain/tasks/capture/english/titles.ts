import { isStart, type Span } from '../spans.ts';

/** Verbs that often precede a title: "Watch 60 Minutes", "Read Tuesdays with Morrie". */
const OF_WORKS =
  /\b(?:re-?)?(?:read|watch|listen\s+to|play|stream|binge|sing|borrow|see|buy|order|rent|download)(?:ing)?\b/i;
const DIRECTLY_AFTER =
  /\b(?:re-?)?(?:read|watch|listen\s+to|play|stream|binge|sing|borrow|see)(?:ing)?\s+(?:the\s+)?$/i;
/** Words that turn a weekday into a fixed name: "Black Friday". */
const COMPOUND_BEFORE =
  /\b(?:black|good|easter|cyber|super|shrove|ash|maundy|palm|holy|whit|ruby|blue|bloody|casual|freaky|manic|fat|girl|happy)\s+$/i;
/** "text Sunday Adeyemi" names a person. */
const AFTER_CONTACT = /\b(?:call|text|ask|email|ring|tell|message|thank|meet|see|feed|visit)\s+$/i;
const AFTER_END = /(?:^|[.!?:;])\s*$/;
/** Words that are capitalized anywhere in a sentence, so that their capitals mean nothing. */
const PROPER =
  /^(?:new$|year|eve$|boxing|halloween|valentine|christmas|xmas|easter|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am\b|pm\b)/i;

const hasCapital = (words: string): boolean =>
  words.split(/[^\p{L}]+/u).some((word) => /^\p{Lu}/u.test(word) && !PROPER.test(word));

/** Whether the line has words in lower case, so that capitals are significant. */
const isMixed = (text: string): boolean => /(?:^|\s)\p{Ll}{2,}/u.test(text);

/**
 * Whether a span is written as part of a name, such as "60 Minutes", "Every Day", "Black Friday", or capitalized words
 * after "read" or "watch".
 *
 * @param isCommon whether people often capitalize the word anyway, such as "Tomorrow"
 */
export const isName = (
  text: string,
  { start, end }: Pick<Span<unknown>, 'start' | 'end'>,
  isCommon = false,
): boolean => {
  const before = text.slice(0, start);
  if (COMPOUND_BEFORE.test(before)) return true;
  if (AFTER_CONTACT.test(before) && /^\s+\p{Lu}\p{Ll}/u.test(text.slice(end))) return true;
  if (isStart(text, start) || AFTER_END.test(before)) return false;
  if (!hasCapital(text.slice(start, end)) || !/\p{Ll}/u.test(text)) return false;
  return OF_WORKS.test(before) || (!isCommon && isMixed(text));
};

/** Whether an index is at a position where the title of a book, a film or a song can be. */
export const isPlaceOfName = (text: string, start: number): boolean => {
  const before = text.slice(0, start);
  return DIRECTLY_AFTER.test(before) || (OF_WORKS.test(before) && /\p{Lu}\p{L}+\s+$/u.test(before));
};
