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

/** From 8 to 30 words, the threshold rises from the threshold for short messages to the threshold for long messages. */
export const ENGLISH_LENGTHS = { shortTo: 8, longFrom: 30 } as const;

/**
 * Creates the function that adds marks to an English sentence: the concepts and pairs of close concepts that the
 * classifier uses as features.
 */
export const englishRuns = (concepts: ConceptTable): ((sentence: Run) => Run) => {
  const table = Object.fromEntries(
    Object.entries(concepts).map(([concept, forms]) => [concept, bothForms(forms)]),
  );
  const marksIn = marksBy(conceptsBy(table, true), true);
  return ({ words }) => ({ words, marks: marksIn(words.join(' ')) });
};
