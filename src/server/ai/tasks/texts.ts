import { saysUnfit } from './unfit-words.ts';
import { VOCABULARY, wordsOf } from './vocabulary.ts';

/** Control, formatting and malformed characters, except the two joiners (U+200C, U+200D) that some scripts need. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Characters of HTML, Markdown, templates, code and addresses. Only the user's own titles may contain them. */
const MARKUP = /[<>{}[\]`*_#|\\~^$@]|&\w+;|:\/\/|\S\.\p{L}{2,}|\bwww\b/iu;
/** A word of plain letters. Only the first letter may be a capital. */
const PLAIN_WORD = /^[A-Z]?[a-z’']*$/;

const HOURS = /\b(hours?|hrs?)\b/;
const NAMED_MINUTES = /(\d+)[\s-]*min/g;

/** The limits for a text. */
interface TextBounds {
  readonly lengthMax: number;
  /** The largest number of minutes that the text may mention. */
  readonly minutes: number;
  /** The task's existing wording. The text may repeat its words and numbers, in any script. */
  readonly own: string;
}

/**
 * Whether each word or number is in the vocabulary, occurs in the task's own wording, or is the task's number of
 * minutes.
 */
const hasKnownWordsOnly = (text: string, { minutes, own }: TextBounds): boolean => {
  const ownWords = new Set([...wordsOf(own), String(minutes)]);
  return text.split(' ').every((part) => {
    const word = part.replace(/[.,:]$/, '');
    const lower = word.toLowerCase();
    return ownWords.has(lower) || (PLAIN_WORD.test(word) && VOCABULARY.has(lower));
  });
};

const isFit = (text: string, bounds: TextBounds): boolean => {
  if (text.length === 0 || text.length > bounds.lengthMax) return false;
  // NFKC replaces lookalike characters with the ordinary characters that they resemble.
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  if (!/\p{L}/u.test(plain) || INVISIBLE.test(plain) || MARKUP.test(plain)) return false;
  if (!hasKnownWordsOnly(text, bounds) || saysUnfit(plain) || HOURS.test(plain)) return false;
  return [...plain.matchAll(NAMED_MINUTES)].every(([, named]) => Number(named) <= bounds.minutes);
};

/** A title on one line, without exclamation marks. Null when it is not fit to be shown. */
export const fitTitle = (text: string, bounds: TextBounds): string | null => {
  const title = text.replace(/[!！]/g, '').trim().normalize('NFC');
  return isFit(title, bounds) ? title : null;
};

/** One sentence that ends with a full stop. Null when it is not fit to be shown. */
export const fitSentence = (text: string, bounds: TextBounds): string | null => {
  const words = text.replace(/[!！]/g, '.').trim().replace(/\.+$/, '').normalize('NFC');
  return isFit(`${words}.`, bounds) && !/[.?…。？]/.test(words) ? `${words}.` : null;
};

/** Whether all texts differ, ignoring letter case. */
export const allDiffer = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
