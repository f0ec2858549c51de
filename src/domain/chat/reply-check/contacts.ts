import type { NumberWords } from './content.ts';
import { numberFinder } from './number-runs.ts';

/** Links, addresses, handles on other services and the best-known phone numbers. */
const WRITTEN =
  /h(?:tt|xx)ps?\b|www\.|\S@|@\s*\w|[\p{L}\d]_+[\p{L}\d]|\p{L}{2,}\d{2,}|(?<!\d,)\b(?:988|911|999|112|000|111|995)\b/iu;
/** Top-level domains that are not the first word of an ordinary sentence. */
const ENDINGS = 'com|org|net|io|info|biz|xyz|app|dev|co|gov|edu|example|online|site|shop';
/**
 * A domain name: a period without a following space. A period before a capitalized word does not count, because the
 * space after a sentence may be missing.
 */
const DOMAIN = /[\p{L}\d-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])|\b\w+\.\w+\/\w/u;
const ENDING = new RegExp(String.raw`(?:\.\s*|\wdot)(?:${ENDINGS})\b`, 'iu');
/** "Oh eight hundred", "triple nine": only phone numbers are said this way. */
const SPOKEN =
  /\b(?:zero|oh|0) (?:\w+ )?(?:hundred|eight)\b|\b(?:double|triple) (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:dial|press|ring) (?:a |the )?(?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:eight|nine) hundred (?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b/i;
/** Separated letters, which could spell a contact. */
const SPELLED = /(?<![\p{L}\d])(?:\p{L}[^\p{L}\d\n]{1,3}){2,}\p{L}(?![\p{L}\d'’])/u;
const ABBREVIATIONS = /\b(?:a\.m|p\.m|e\.g|i\.e)\b\.?/gi;

/** A period in brackets, and characters that look like one. */
const HIDDEN_STOP = /\s*[[({<]\s*\.\s*[\])}>]\s*|[·•]/gu;

/**
 * Creates the test for contacts outside the app, recognized by their form. A language model makes up such contacts, and
 * crisis lines must come from our list. Contacts in plain words are left to the patterns.
 */
export const contactFinder = (words: NumberWords): ((text: string) => boolean) => {
  const hasNumber = numberFinder(words);
  return (text) => {
    const plain = text.replace(HIDDEN_STOP, '.');
    return (
      [WRITTEN, DOMAIN, ENDING, SPOKEN].some((contact) => contact.test(plain)) ||
      SPELLED.test(text.replace(ABBREVIATIONS, ' ')) ||
      hasNumber(plain)
    );
  };
};
