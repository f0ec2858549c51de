import { QUIZ_DRAFTS } from '#client/features/quiz/keys.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { QuizQuestionReply } from '#contract/quiz.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isDay, isText, isWhole, listOf, nullable, oneOf, shaped } from '#domain/shared/guards.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

/** The unsent answers of a quiz. */
export interface QuizDraft {
  readonly answers: readonly QuizResponse[];
  /** The index of the current question. */
  readonly at: number;
  /** The person's local date at the first answer; null before the first answer. */
  readonly begunOn: LocalDate | null;
  /** The condition that all questions ask about; null for the first quiz. */
  readonly condition: Neurotype | null;
}

const isPlace = (value: unknown): value is number => isWhole(value) && value >= 0;

const isDraft = shaped(
  {
    answers: listOf(shaped({ questionId: isText, selectedOptionIndex: isWhole })),
    at: isPlace,
    begunOn: nullable(isDay),
  },
  { condition: nullable(oneOf(NEUROTYPES)) },
);

const draftForm = (key: string): DraftForm<QuizDraft> => ({
  key,
  initial: { answers: [], at: 0, begunOn: null, condition: null },
  read: (kept) => (isDraft(kept) ? { ...kept, condition: kept.condition ?? null } : null),
});

/** The draft of the first quiz, which stores its answers until they are sent. */
export const firstDraft = draftForm(QUIZ_DRAFTS.first);
/** The draft of a weekly check-in, which stores its answers until they are sent. */
export const weeklyDraft = draftForm(QUIZ_DRAFTS.weekly);

type Questions = readonly Pick<QuizQuestionReply, 'id'>[];
type Answers = readonly QuizResponse[];

/** The index of the chosen option of a question; null if none is chosen. */
export const chosenFor = (questionId: string, answers: Answers): number | null =>
  answers.find((answer) => answer.questionId === questionId)?.selectedOptionIndex ?? null;

/** The answers to these questions, in the order of the questions. */
export const answersTo = (questions: Questions, answers: Answers): QuizResponse[] =>
  questions.flatMap(({ id }) => answers.find(({ questionId }) => questionId === id) ?? []);

/** Whether both lists contain the same answers, in any order. */
export const isSameAnswers = (one: Answers, other: Answers): boolean =>
  one.length === other.length &&
  one.every(
    ({ questionId, selectedOptionIndex }) => chosenFor(questionId, other) === selectedOptionIndex,
  );

/**
 * Whether the draft of a check-in can no longer be sent, because it is older than last week, or because it asks about a
 * condition that differs from this week's.
 *
 * @param conditionNow null while the condition is unknown
 */
export const isOutdated = (
  { begunOn, condition }: QuizDraft,
  today: LocalDate,
  conditionNow: Neurotype | null,
): boolean =>
  begunOn !== null &&
  (weekNumber(today) - weekNumber(begunOn) > 1 ||
    (condition !== null && conditionNow !== null && condition !== conditionNow));

/**
 * The date that determines which week's questions are asked: today, or the day on which a draft from an earlier week
 * was begun.
 */
export const askedOn = (draft: QuizDraft | null, today: LocalDate): LocalDate => {
  const begunOn = draft?.begunOn ?? today;
  return weekNumber(begunOn) === weekNumber(today) ? today : begunOn;
};

/** The index of the first unanswered question; null if all are answered. */
export const firstUnanswered = (questions: Questions, answers: Answers): number | null => {
  const place = questions.findIndex(({ id }) => chosenFor(id, answers) === null);
  return place < 0 ? null : place;
};

/** The index of a draft's current question, clamped to the existing questions. */
export const placeIn = (questions: Questions, { at }: QuizDraft): number =>
  Math.max(0, Math.min(at, questions.length - 1));
