import { eld } from 'eld/small';
import { isMostlyEnglish } from './english.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** The language for each code of `eld`. Indonesian and Malay are not distinguished. */
const CODES: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.map((code) => [code, code] as const),
  ['ms', 'id'],
]);
/** Minimum number of Latin letters for detecting a language. */
const LEAST_LATIN_LETTERS = 8;

const isShort = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length < LEAST_LATIN_LETTERS &&
  !/(?=\p{L})\P{Script=Latin}/u.test(text);

/**
 * The language of a message, detected by `eld`. Null for English, for text too short to tell, and for unsupported
 * languages. Hindi, Urdu, Bengali and Arabic in Latin letters are mostly not recognized.
 */
export const languageOf = (text: string): Language | null => {
  if (isShort(text) || isMostlyEnglish(text)) return null;
  const found = eld.detect(text);
  return found.isReliable() ? (CODES.get(found.language) ?? null) : null;
};
