import { OPTION_COUNT, type QuizResponse } from './item.ts';

/** A reason why answers cannot be scored. */
export type ResponseProblem = {
  readonly kind: 'unknown-question' | 'answered-twice' | 'no-such-option' | 'not-answered';
  readonly questionId: string;
};

const isOption = (index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < OPTION_COUNT;

/**
 * All problems with the answers to these questions: first those of each answer, then the questions without an answer. A
 * question is listed at most once per kind of problem. Empty when the answers can be scored.
 */
export const responseProblems = (
  questions: readonly { readonly id: string }[],
  responses: readonly QuizResponse[],
): readonly ResponseProblem[] => {
  const asked = new Set(questions.map((question) => question.id));
  const seen = new Set<string>();
  const twice = new Set<string>();
  const problems: ResponseProblem[] = [];
  for (const { questionId, selectedOptionIndex } of responses) {
    if (seen.has(questionId)) {
      if (!twice.has(questionId)) problems.push({ kind: 'answered-twice', questionId });
      twice.add(questionId);
    } else if (!asked.has(questionId)) {
      problems.push({ kind: 'unknown-question', questionId });
    } else if (!isOption(selectedOptionIndex)) {
      problems.push({ kind: 'no-such-option', questionId });
    }
    seen.add(questionId);
  }
  const open = questions.filter((question) => !seen.has(question.id));
  return [
    ...problems,
    ...open.map(({ id }) => ({ kind: 'not-answered' as const, questionId: id })),
  ];
};
