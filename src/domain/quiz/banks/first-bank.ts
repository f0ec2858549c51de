import { type QuestionId, type QuizItem, quizItem } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

const itemsOf = (
  neurotype: Neurotype,
  rows: readonly (readonly [id: QuestionId, trait: string])[],
): readonly QuizItem[] => rows.map(([id, trait]) => quizItem(id, neurotype, trait));

const ADHD = itemsOf('ADHD', [
  ['first-01', 'sustained-attention'],
  ['first-04', 'starting-tasks'],
  ['first-07', 'sense-of-time'],
  ['first-10', 'working-memory'],
  ['first-13', 'impulsivity'],
  ['first-16', 'need-for-movement'],
]);

const AUTISM = itemsOf('Autism', [
  ['first-02', 'sensory-sensitivity'],
  ['first-05', 'need-for-sameness'],
  ['first-08', 'need-for-clear-words'],
  ['first-11', 'focused-interests'],
  ['first-14', 'social-energy'],
  ['first-17', 'masking'],
]);

const OCD = itemsOf('OCD', [
  ['first-03', 'unwanted-thoughts'],
  ['first-06', 'checking'],
  ['first-09', 'repeating'],
  ['first-12', 'cleaning'],
  ['first-15', 'wish-for-reassurance'],
  ['first-18', 'worry-about-harm'],
]);

/**
 * The first quiz: six questions for each neurotype, in the order in which they are asked. The neurotypes take turns, so
 * that no block of questions is about only one of them.
 */
export const FIRST_BANK: readonly QuizItem[] = ADHD.flatMap((item, index) =>
  [item, AUTISM[index], OCD[index]].filter((each) => each !== undefined),
);
