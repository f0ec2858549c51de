import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

/** Answers to the first quiz, each chosen by its neurotype and its place among all questions. */
export const answersBy = (
  index: (neurotype: Neurotype, place: number) => number,
): readonly QuizResponse[] =>
  FIRST_BANK.map((item, place) => ({
    questionId: item.id,
    selectedOptionIndex: index(item.neurotype, place),
  }));

/** Answers to the first quiz, one index for each question in its order; 0 where one is missing. */
export const answersOf = (indexes: readonly number[]): readonly QuizResponse[] =>
  answersBy((_, place) => indexes[place] ?? 0);
