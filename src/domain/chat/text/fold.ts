/** Letters of other alphabets that look like Latin ones and are used to disguise a word. */
const LOOK_ALIKES = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    к: 'k',
    м: 'm',
    т: 't',
    н: 'h',
    в: 'b',
    ԁ: 'd',
    ӏ: 'l',
    ј: 'j',
    α: 'a',
    ε: 'e',
    ο: 'o',
    ι: 'i',
    κ: 'k',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    ν: 'v',
    ı: 'i',
    ł: 'l',
    ø: 'o',
  }),
);

/** Emoji that replace a word within a sentence. */
const PICTURES: readonly (readonly [string, string])[] = [
  ['🔪', ' knife '],
  ['💊', ' pills '],
  ['🔫', ' gun '],
];

/** Single characters that NFKC expands to a phrase up to eighteen characters long. */
const LONG_SIGNS = /[\ufdfa\ufdfb]/g;
const MARKS = /[\u0300-\u036f]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/g;
const APOSTROPHES = /[\u2018\u2019\u201b\u0060\u00b4\u02bc\u2032]/g;
const QUOTES = /[\u201c\u201d\u201e\u00ab\u00bb\u2033]/g;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3/gu;
const TRAILING =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\s]|\u20e3)$/u;
const LATIN = /[a-z]/;
const FOREIGN = /[\u0370-\u052f\u0131\u0142\u00f8]/;

/** Removes emoji and spaces at the end, where they carry no meaning. */
const withoutTail = (text: string): string => {
  let end = text.length;
  while (end > 0) {
    const width = /[\udc00-\udfff]/.test(text[end - 1] ?? '') ? 2 : 1;
    if (!TRAILING.test(text.slice(Math.max(0, end - width), end))) break;
    end -= width;
  }
  return text.slice(0, Math.max(0, end));
};

const asLatin = (word: string): string =>
  LATIN.test(word) && FOREIGN.test(word)
    ? [...word].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
    : word;

/**
 * Normalizes text: lower case, one form of each letter, no accents, invisible characters or emoji. Words that mix
 * alphabets become Latin.
 */
export const fold = (text: string): string => {
  let folded = withoutTail(text.replace(LONG_SIGNS, ' ').normalize('NFKC').replace(INVISIBLE, ''));
  for (const [picture, word] of PICTURES) folded = folded.replaceAll(picture, word);
  folded = folded
    .replace(EMOJI, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"');
  return FOREIGN.test(folded) ? folded.split(/(\s+)/).map(asLatin).join('') : folded;
};
