import { eld } from 'eld/small';
import { isMostlyEnglish } from './english.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Indonesian is not told apart from Malay. */
const CODES: ReadonlyMap<string, Language> = new Map([
  ...LANGUAGES.map((code) => [code, code] as const),
  ['ms', 'id'],
]);
/** Fewer letters of a script that many languages share say too little. */
const LEAST_LATIN_LETTERS = 8;

const isShort = (text: string): boolean =>
  (text.match(/\p{L}/gu) ?? []).length < LEAST_LATIN_LETTERS &&
  !/(?=\p{L})\P{Script=Latin}/u.test(text);

/**
 * The language of a message, found by `eld`. Null for English, for a text that is too short to tell, and for a language
 * that is not one of these. Hindi, Urdu, Bengali and Arabic in Latin letters are mostly not recognized.
 */
export const languageOf = (text: string): Language | null => {
  if (isShort(text) || isMostlyEnglish(text)) return null;
  const found = eld.detect(text);
  return found.isReliable() ? (CODES.get(found.language) ?? null) : null;
};
