import * as z from 'zod/mini';
import { QUIZ_DRAFTS } from '#client/features/quiz/keys.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { QuizQuestionReply } from '#contract/quiz.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

const shape = z.object({
  answers: z.array(z.object({ questionId: z.string(), selectedOptionIndex: z.int() })),
  /** The index of the current question. */
  at: z.int().check(z.minimum(0)),
  /** The person's local date at the first answer; null before it. */
  begunOn: z.nullable(localDate),
  /** The condition that all questions ask about; null for the first quiz. */
  condition: z._default(z.nullable(z.enum(NEUROTYPES)), null),
});

/** The unsent answers of a quiz. */
export type QuizDraft = z.output<typeof shape>;

const draftForm = (key: string): DraftForm<QuizDraft> => ({
  key,
  initial: { answers: [], at: 0, begunOn: null, condition: null },
  spent: ['answers', 'at', 'begunOn', 'condition'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
});

/** The answers of the first quiz until they are sent. */
export const firstDraft = draftForm(QUIZ_DRAFTS.first);
/** The answers of a weekly check-in until they are sent. */
export const weeklyDraft = draftForm(QUIZ_DRAFTS.weekly);

type Questions = readonly Pick<QuizQuestionReply, 'id'>[];
type Answers = readonly QuizResponse[];

/** The index of the chosen option of a question; null if none is chosen. */
export const chosenFor = (questionId: string, answers: Answers): number | null =>
  answers.find((answer) => answer.questionId === questionId)?.selectedOptionIndex ?? null;

/** The answers to these questions, in the order of the questions. */
export const answersTo = (questions: Questions, answers: Answers): QuizResponse[] =>
  questions.flatMap(({ id }) => answers.find(({ questionId }) => questionId === id) ?? []);

/** Whether both lists have the same answers, in any order. */
export const isSameAnswers = (one: Answers, other: Answers): boolean =>
  one.length === other.length &&
  one.every(
    ({ questionId, selectedOptionIndex }) => chosenFor(questionId, other) === selectedOptionIndex,
  );

/**
 * Whether the draft of a check-in can no longer be sent: it is older than last week, or about a condition other than
 * this week's.
 *
 * @param conditionNow null while unknown
 */
export const isOutdated = (
  { begunOn, condition }: QuizDraft,
  today: LocalDate,
  conditionNow: Neurotype | null,
): boolean =>
  begunOn !== null &&
  (weekNumber(today) - weekNumber(begunOn) > 1 ||
    (condition !== null && conditionNow !== null && condition !== conditionNow));

/** The date that determines the week's questions: today, or the start of a draft from an earlier week. */
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
