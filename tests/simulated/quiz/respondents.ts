import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

/** Answers to the first quiz; each is a function of the question’s neurotype and index. */
export const answersBy = (
  index: (neurotype: Neurotype, place: number) => number,
): readonly QuizResponse[] =>
  FIRST_BANK.map((item, place) => ({
    questionId: item.id,
    selectedOptionIndex: index(item.neurotype, place),
  }));

/** Answers to the first quiz from option indexes in question order. A missing index counts as 0. */
export const answersOf = (indexes: readonly number[]): readonly QuizResponse[] =>
  answersBy((_, place) => indexes[place] ?? 0);
