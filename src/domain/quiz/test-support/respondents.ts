import fc from 'fast-check';
import { FIRST_BANK } from '../banks/first-bank.ts';
import type { QuizResponse } from '../item.ts';
import type { Neurotype } from '../neurotype.ts';

/** Answers to the first quiz, each chosen by its neurotype and its place among all questions. */
export const answersBy = (
  index: (neurotype: Neurotype, place: number) => number,
): readonly QuizResponse[] =>
  FIRST_BANK.map((item, place) => ({
    questionId: item.id,
    selectedOptionIndex: index(item.neurotype, place),
  }));

/** Any complete answers to the first quiz. */
export const anyAnswers = fc
  .array(fc.nat(4), { minLength: FIRST_BANK.length, maxLength: FIRST_BANK.length })
  .map((indexes) => answersBy((_, place) => indexes[place] ?? 0));
