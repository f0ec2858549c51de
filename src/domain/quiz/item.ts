import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts } from '#texts/quiz.js';

/** The number of options of every question; an answer is the index of one of them. */
export const OPTION_COUNT = 5;

/** The texts of the options. */
export const optionTexts = (): readonly string[] => texts.options;

/** The key of a question in the catalog, which is its id. */
export type QuestionId = keyof typeof texts.questions;

/** One question of a bank, in our own words. */
export interface QuizItem {
  /**
   * Stable: the id is stored with every answer and never reused for another question. The id is sent with the question,
   * so it must not reveal the neurotype that the answer counts for.
   */
  readonly id: QuestionId;
  readonly neurotype: Neurotype;
  /** The trait that the question asks about; it is not shown. */
  readonly trait: string;
  readonly question: string;
}

/** The item of a question, whose text is read in the current language. */
export const quizItem = (id: QuestionId, neurotype: Neurotype, trait: string): QuizItem => ({
  id,
  neurotype,
  trait,
  get question() {
    return texts.questions[id];
  },
});

/** One question of a weekly bank. */
export interface WeeklyItem extends QuizItem {
  /** The part of life that the question is about; each week asks about all of these parts. */
  readonly domain: string;
}

/** One answer, as sent and stored. */
export interface QuizResponse {
  readonly questionId: string;
  /** Index in `optionTexts`. */
  readonly selectedOptionIndex: number;
}

export type QuizType = 'first' | 'weekly';

/** A question as sent to the client, without trait, neurotype and weights. */
export interface QuizQuestion {
  readonly id: string;
  readonly type: QuizType;
  readonly question: string;
  readonly options: readonly { readonly text: string }[];
}

/** The question to send to the client for an item. */
export const questionOf = (item: QuizItem, type: QuizType): QuizQuestion => ({
  id: item.id,
  type,
  question: item.question,
  options: optionTexts().map((text) => ({ text })),
});
