import { fleschKincaid } from 'flesch-kincaid';
import { syllablesIn } from './syllables.ts';

/** The counts from which reading formulas are computed. */
interface Counts {
  readonly sentences: number;
  /** The number of syllables of each word. */
  readonly syllables: readonly number[];
  /** The number of letters of each word. */
  readonly letters: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The school grade for a reading ease, by the table of Flesch (1949): 90 is grade 5, 80 is grade 6, 70 is grade 7. */
const gradeOfEase = (ease: number): number => 14 - ease / 10;

const GRADES: Readonly<Record<string, (counts: Counts) => number>> = {
  /** Flesch-Kincaid grade (Kincaid and others 1975). */
  en: ({ sentences, syllables }) =>
    fleschKincaid({ sentence: sentences, word: syllables.length, syllable: sum(syllables) }),
  /** First Wiener Sachtextformel (Bamberger and Vanecek 1984), which gives a school grade from 4 to 15. */
  de: ({ sentences, syllables, letters }) => {
    const share = (fits: (count: number) => boolean, of: readonly number[]): number =>
      (100 * of.filter(fits).length) / of.length;
    return (
      0.1935 * share((count) => count >= 3, syllables) +
      0.1672 * (syllables.length / sentences) +
      0.1297 * share((count) => count > 6, letters) -
      0.0327 * share((count) => count === 1, syllables) -
      0.875
    );
  },
  /** Reading ease of Fernández Huerta (1959), as corrected by Law (2011). */
  es: ({ sentences, syllables }) =>
    gradeOfEase(
      206.84 - (60 * sum(syllables)) / syllables.length - (1.02 * syllables.length) / sentences,
    ),
  /** Reading ease of Kandel and Moles (1958). */
  fr: ({ sentences, syllables }) =>
    gradeOfEase(
      207 - (73.6 * sum(syllables)) / syllables.length - (1.015 * syllables.length) / sentences,
    ),
};

/** The languages with a reading formula. */
export const GRADED = Object.keys(GRADES);

/**
 * Roughly the school grade that is needed to read a text in English, German, Spanish or French. A colon ends a sentence
 * like a full stop.
 */
export const readingGrade = (text: string, language = 'en'): number => {
  const gradeOf = GRADES[language];
  if (gradeOf === undefined) throw new Error(`There is no reading formula for ${language}.`);
  const words = text.match(/[\p{L}\d’'-]*\p{L}[\p{L}\d’'-]*/gu) ?? [];
  return gradeOf({
    sentences: text.split(/[.?!:]+\s*/).filter((part) => part.trim() !== '').length,
    syllables: words.map((word) => syllablesIn(word, language)),
    letters: words.map((word) => word.length),
  });
};
