import { ENGLISH_WORDS } from './english-words.ts';

/** English word endings, and their replacement in the base form. */
const ENDINGS: readonly (readonly [ending: RegExp, plain: string])[] = [
  [/(?<=[a-z]{2})s$/, ''],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(?<=[a-z]{2})ed$/, ''],
  [/(?<=[a-z]{2}e)d$/, ''],
  [/(?<=[a-z]{2})ing$/, ''],
  [/(?<=[a-z]{2})ing$/, 'e'],
  [/(?<=[a-z]{3})ly$/, ''],
  [/ily$/, 'y'],
  [/(?<=[a-z]{3})e?r$/, ''],
  [/(?<=[a-z]{3})er$/, 'e'],
  [/(?<=[a-z]{3})est$/, ''],
  [/iest$/, 'y'],
  [/ier$/, 'y'],
  [/(?<=[a-z]{3})ness$/, ''],
  [/(?<=[a-z]{3})(?:less|ful|ment|able|self|selves)$/, ''],
  [/([bdgklmnprt])\1(?:ed|ing|er|est)$/, '$1'],
];
const BEGINNINGS = /^(?:un|re|non|over|out|mis)(?=[a-z]{3})/;

/** Whether the word or its base form is a common English word. Expects lower case without apostrophes. */
const isCommon = (word: string): boolean =>
  ENGLISH_WORDS.has(word) ||
  ENDINGS.some(([ending, plain]) => ENGLISH_WORDS.has(word.replace(ending, plain)));

/** Whether a word (lower case, no apostrophes) is a common English word or a form of one. */
export const isEnglish = (word: string): boolean =>
  isCommon(word) || isCommon(word.replace(BEGINNINGS, ''));

/** Maximum number of consecutive unknown words, enough for a name or a rare word. */
const MOST_UNKNOWN_IN_A_ROW = 1;
/** Minimum share of known words in a sentence; `OF_FEW` applies to short sentences. */
const LEAST_SHARE = 0.75;
const LEAST_SHARE_OF_FEW = 0.6;
const FEW_WORDS = 5;

const OTHER_SCRIPT = /(?=\p{L})\P{Script=Latin}/u;
/** Combinations of letters and digits that occur in codes but not in words. */
const CODE = /\p{L}\d+\p{L}|\d\p{L}+\d|\p{Ll}\p{Lu}\p{L}*\p{Lu}|\p{L}{25}/u;

/** Abbreviations whose periods do not end a sentence. */
const ABBREVIATIONS = /(?<![\p{L}\d])(?:a\.m|p\.m|e\.g|i\.e|etc|Dr|Mr|Mrs|Ms)\.?(?!\p{L})/giu;

const wordsOf = (sentence: string): readonly string[] =>
  sentence
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

const isEnglishSentence = (words: readonly string[]): boolean => {
  const known = words.map(isEnglish);
  const share = known.filter(Boolean).length / words.length;
  if (share < (words.length < FEW_WORDS ? LEAST_SHARE_OF_FEW : LEAST_SHARE)) return false;
  let row = 0;
  return known.every((one) => {
    row = one ? 0 : row + 1;
    return row <= MOST_UNKNOWN_IN_A_ROW;
  });
};

/**
 * Whether every sentence of a text is plain English: Latin letters, no codes, and nearly all words common. A sentence
 * may contain single rare words or names, but a sentence of such words counts as another language.
 */
export const isPlainEnglish = (text: string): boolean => {
  if (OTHER_SCRIPT.test(text) || CODE.test(text)) return false;
  const sentences = text
    .replace(ABBREVIATIONS, ' ')
    .split(/[.!?…:;()\n\u2013\u2014]+/u)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return sentences.length > 0 && sentences.every(isEnglishSentence);
};

/** Whether most words of a text are English, even if it contains loanwords. */
export const isMostlyEnglish = (text: string): boolean => {
  const words = wordsOf(text);
  return words.length > 0 && words.filter(isEnglish).length >= 0.6 * words.length;
};
