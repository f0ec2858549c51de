import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The number of syllables in a word; an abbreviation has one per letter. */
const syllablesIn = (word: string): number =>
  /^[A-Z]{2,}$/.test(word) ? word.length : syllable(word);

/**
 * The Flesch-Kincaid grade of a text (Kincaid and others 1975): roughly the US school grade needed to read it. A colon
 * ends a sentence like a full stop.
 */
export const readingGrade = (text: string): number => {
  const sentence = text.split(/[.?!:]+\s*/).filter((part) => part.trim() !== '').length;
  const words = text.match(/[\p{L}\d’'-]*\p{L}[\p{L}\d’'-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return fleschKincaid({ sentence, word: words.length, syllable: syllables });
};
