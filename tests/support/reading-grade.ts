import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Abbreviations are read letter by letter. */
const syllablesIn = (word: string): number =>
  /^[A-Z]{2,}$/.test(word) ? word.length : syllable(word);

/**
 * The Flesch-Kincaid grade of a text (Kincaid and others 1975): about the school year in the United
 * States in which it can be read. A colon ends a sentence as a full stop does.
 */
export const readingGrade = (text: string): number => {
  const sentence = text.split(/[.?!:]+\s*/).filter((part) => part.trim() !== '').length;
  const words = text.match(/[\p{L}\d’'-]*\p{L}[\p{L}\d’'-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return fleschKincaid({ sentence, word: words.length, syllable: syllables });
};
