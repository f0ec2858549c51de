import type { NumberWords } from './content.ts';
import { numberFinder } from './number-runs.ts';

/** Links, addresses, handles on other services and the best-known numbers. */
const WRITTEN =
  /h(?:tt|xx)ps?\b|www\.|\S@|@\s*\w|[\p{L}\d]_+[\p{L}\d]|\p{L}{2,}\d{2,}|(?<!\d,)\b(?:988|911|999|112|000|111|995)\b/iu;
/** Top-level domains that do not begin a sentence. */
const ENDINGS = 'com|org|net|io|info|biz|xyz|app|dev|co|gov|edu|example|online|site|shop';
/**
 * A period without a following space, except one followed by a capitalized word, as in a sentence end with a missing
 * space.
 */
const DOMAIN = /[\p{L}\d-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])|\b\w+\.\w+\/\w/u;
const ENDING = new RegExp(String.raw`(?:\.\s*|\wdot)(?:${ENDINGS})\b`, 'iu');
/** "Oh eight hundred", "triple nine": only phone numbers are said this way. */
const SPOKEN =
  /\b(?:zero|oh|0) (?:\w+ )?(?:hundred|eight)\b|\b(?:double|triple) (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:dial|press|ring) (?:a |the )?(?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:eight|nine) hundred (?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b/i;
/** Separated letters, which could spell anything. */
const SPELLED = /(?<![\p{L}\d])(?:\p{L}[^\p{L}\d\n]{1,3}){2,}\p{L}(?![\p{L}\d'’])/u;
const ABBREVIATIONS = /\b(?:a\.m|p\.m|e\.g|i\.e)\b\.?/gi;

/** A period in brackets, and characters that look like one. */
const HIDDEN_STOP = /\s*[[({<]\s*\.\s*[\])}>]\s*|[·•]/gu;

/**
 * Creates the test for references outside of the app, found by their form: a model makes them up, and crisis lines must
 * come from our list. References in plain words are left to the patterns.
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
