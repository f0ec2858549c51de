import { sentencesOf } from '#domain/chat/text/sentences.ts';
import { type ConceptTable, conceptsBy, marksBy } from '../languages/concepts.ts';
import type { Run } from './features.ts';

/** A form in the words into which the text of a message is brought. */
const inPlainWords = (form: string): string =>
  form.includes('*')
    ? form
    : sentencesOf(form, () => true)
        .flatMap(({ words }) => words)
        .join(' ');

const bothForms = (forms: string): string =>
  [...new Set(forms.split(',').flatMap((form) => [form.trim(), inPlainWords(form)]))].join(', ');

/** From 8 to 30 words a message needs more and more to be asked about. */
export const ENGLISH_LENGTHS = { shortTo: 8, longFrom: 30 } as const;

/** Makes the function that gives an English sentence its concepts, and those close together, as marks for the learned part. */
export const englishRuns = (concepts: ConceptTable): ((sentence: Run) => Run) => {
  const table = Object.fromEntries(
    Object.entries(concepts).map(([concept, forms]) => [concept, bothForms(forms)]),
  );
  const marksIn = marksBy(conceptsBy(table, true), true);
  return ({ words }) => ({ words, marks: marksIn(words.join(' ')) });
};
