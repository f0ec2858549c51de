import { sentencesOf } from '#domain/chat/text/sentences.ts';
import { type ConceptTable, conceptsBy, marksBy } from '../languages/concepts.ts';
import type { Run } from './features.ts';

/** A concept's form, normalized in the same way as messages. */
const inPlainWords = (form: string): string =>
  form.includes('*')
    ? form
    : sentencesOf(form, () => true)
        .flatMap(({ words }) => words)
        .join(' ');

const bothForms = (forms: string): string =>
  [...new Set(forms.split(',').flatMap((form) => [form.trim(), inPlainWords(form)]))].join(', ');

/** Between 8 and 30 words, the threshold rises from the one for short messages to the one for long ones. */
export const ENGLISH_LENGTHS = { shortTo: 8, longFrom: 30 } as const;

/**
 * Creates the function that adds concepts and pairs of close concepts to an English sentence, as marks for the learned
 * part.
 */
export const englishRuns = (concepts: ConceptTable): ((sentence: Run) => Run) => {
  const table = Object.fromEntries(
    Object.entries(concepts).map(([concept, forms]) => [concept, bothForms(forms)]),
  );
  const marksIn = marksBy(conceptsBy(table, true), true);
  return ({ words }) => ({ words, marks: marksIn(words.join(' ')) });
};
