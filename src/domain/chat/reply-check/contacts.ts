import type { NumberWords } from './content.ts';
import { numberFinder } from './number-runs.ts';

/** Links, addresses, names on other services and the best-known numbers. */
const WRITTEN =
  /h(?:tt|xx)ps?\b|www\.|\S@|@\s*\w|[\p{L}\d]_+[\p{L}\d]|\p{L}{2,}\d{2,}|(?<!\d,)\b(?:988|911|999|112|000|111|995)\b/iu;
/** Endings of addresses that no sentence begins with. */
const ENDINGS = 'com|org|net|io|info|biz|xyz|app|dev|co|gov|edu|example|online|site|shop';
/** A full stop with no space behind it, as no sentence ends; one ends before a capital letter where the space was forgotten. */
const DOMAIN = /[\p{L}\d-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\d])|\b\w+\.\w+\/\w/u;
const ENDING = new RegExp(String.raw`(?:\.\s*|\wdot)(?:${ENDINGS})\b`, 'iu');
/** "Oh eight hundred", "triple nine": only numbers are said so. */
const SPOKEN =
  /\b(?:zero|oh|0) (?:\w+ )?(?:hundred|eight)\b|\b(?:double|triple) (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:dial|press|ring) (?:a |the )?(?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b|\b(?:eight|nine) hundred (?:zero|one|two|three|four|five|six|seven|eight|nine|\d)\b/i;
/** Letters that stand apart, which could spell anything. */
const SPELLED = /(?<![\p{L}\d])(?:\p{L}[^\p{L}\d\n]{1,3}){2,}\p{L}(?![\p{L}\d'’])/u;
const ABBREVIATIONS = /\b(?:a\.m|p\.m|e\.g|i\.e)\b\.?/gi;

/** A full stop between brackets, and signs that look like one. */
const HIDDEN_STOP = /\s*[[({<]\s*\.\s*[\])}>]\s*|[·•]/gu;

/**
 * Makes the search for places and numbers outside of the app in a text, by their signs: a model makes them up, and crisis
 * lines come from our list. What only its words say, the patterns find.
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
