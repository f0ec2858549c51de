import { syllable } from 'syllable';

/** The vowels of each syllable, in words that are spelled as they are spoken closely enough to be counted. */
const VOWELS: Readonly<Record<string, RegExp>> = {
  de: /äu|au|ei|ai|eu|ie|aa|ee|oo|[aeiouyäöü]/g,
  es: /[iuü]?[aeoáéóíú][iuüy]?|[iuüy]+/g,
  fr: /é(?=[aeo])|[aeiouyàâäéèêëîïôöùûüœæ]+/g,
};
/** The "u" that is not spoken, as in "que" and "guitare". */
const SILENT_U = /(?<=q)u|(?<=g)u(?=[eiéèí])/g;
/** A last syllable that is not spoken in French, as in "porte" and "portes". */
const SILENT_END = /[^éaiouy]es?$/;

/** The number of syllables of a word; an abbreviation has one for each letter. */
export const syllablesIn = (word: string, language = 'en'): number => {
  if (/^[A-Z]{2,}$/.test(word)) return word.length;
  const vowels = VOWELS[language];
  if (vowels === undefined) return syllable(word);
  const plain = word.toLowerCase();
  const spoken = language === 'de' ? plain : plain.replace(SILENT_U, '');
  const count = spoken.match(vowels)?.length ?? 1;
  return count > 1 && language === 'fr' && SILENT_END.test(spoken) ? count - 1 : count;
};
