/** Longer messages are truncated to this length. */
const MOST_CHARACTERS = 8_000;

/**
 * Combining marks in scripts that use them as accents. In other scripts, such as Devanagari, combining marks are
 * vowels.
 */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;
const ARABIC_MARKS = /[\u064b-\u0652\u0670\u0640]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/g;
const APOSTROPHES = /(?<=\p{L})['’‘`´ʼ](?=\p{L})/gu;
const STRETCHED = /(\p{L})\1{2,}/gu;

const SAME_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/ı/g, 'i'],
  [/ø/g, 'o'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/[أإآٱ]/g, 'ا'],
  [/[ىئی]/g, 'ي'],
  [/ؤ/g, 'و'],
  [/[ةہھۃ]/g, 'ه'],
  [/ک/g, 'ك'],
];

/** Lowercases a text and unifies letter variants, so that differences between keyboards and writers do not matter. */
export const sameLetters = (text: string): string => {
  let same = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(ARABIC_MARKS, '')
    .normalize('NFC');
  for (const [letters, one] of SAME_LETTERS) same = same.replace(letters, one);
  return same;
};

/** Marks the end of a sentence; no pattern matches across it. */
export const SENTENCE_END = '|';
/** Separates clauses. Patterns match across a clause end, but denials do not: "no, quiero morir" denies nothing. */
export const CLAUSE_END = ',';
const SENTENCE_ENDS = /[.!?…\n\r¡¿。！？।؟|]+|\s-+\s|[–—]/g;
const CLAUSE_ENDS = /[,;:()"«»“”„、，；：「」『』・،؛]+/g;
const NOT_WORDS = /[^\p{L}\p{M}\p{N}|,]+/gu;

/**
 * Normalizes a message for pattern matching: words separated by single spaces, marks where clauses and sentences end,
 * and a space at the start and at the end.
 */
export const searchable = (message: string): string => {
  const words = sameLetters(message)
    .replace(APOSTROPHES, '')
    .replace(SENTENCE_ENDS, ` ${SENTENCE_END} `)
    .replace(CLAUSE_ENDS, ` ${CLAUSE_END} `)
    .replace(NOT_WORDS, ' ')
    .replace(STRETCHED, '$1')
    .trim();
  return ` ${words} `;
};

/** Like `searchable`, but without spaces, for scripts that do not separate words. */
export const joined = (message: string): string => searchable(message).replaceAll(' ', '');
