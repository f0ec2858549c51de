const SILENT_ENDINGS = /(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/;

const syllablesIn = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const groups = letters
    .replace(SILENT_ENDINGS, '')
    .replace(/^y/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

/**
 * The Flesch-Kincaid grade of a text (Kincaid and others 1975): about the school year in the United
 * States in which it can be read. Syllables are counted by groups of vowels.
 */
export const readingGrade = (text: string): number => {
  const sentences = text.split(/[.?!:]+\s*/).filter((part) => part.trim() !== '').length;
  const words = text.split(/\s+/).filter((part) => /[a-z]/i.test(part));
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
};
