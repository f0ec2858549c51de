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
  /** The place of the question on the screen, from 0. */
  at: z.int().check(z.minimum(0)),
  /** The person's date at the first answer; null before it. */
  begunOn: z.nullable(localDate),
  /** What the questions are about, when it is one thing. */
  condition: z._default(z.nullable(z.enum(NEUROTYPES)), null),
});

/** A quiz that is being answered. */
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

/** The option that is chosen for a question, or null. */
export const chosenFor = (questionId: string, answers: Answers): number | null =>
  answers.find((answer) => answer.questionId === questionId)?.selectedOptionIndex ?? null;

/** The answers to these questions, in their order; those to others are left out. */
export const answersTo = (questions: Questions, answers: Answers): QuizResponse[] =>
  questions.flatMap(({ id }) => answers.find(({ questionId }) => questionId === id) ?? []);

/** Whether these are the same answers to the same questions, in whatever order. */
export const isSameAnswers = (one: Answers, other: Answers): boolean =>
  one.length === other.length &&
  one.every(
    ({ questionId, selectedOptionIndex }) => chosenFor(questionId, other) === selectedOptionIndex,
  );

/**
 * Whether a check-in that was begun can no longer be sent: it is older than last week, or about
 * another condition than the person's now.
 *
 * @param conditionNow null while it is not known
 */
export const isOutdated = (
  { begunOn, condition }: QuizDraft,
  today: LocalDate,
  conditionNow: Neurotype | null,
): boolean =>
  begunOn !== null &&
  (weekNumber(today) - weekNumber(begunOn) > 1 ||
    (condition !== null && conditionNow !== null && condition !== conditionNow));

/** The day whose questions are asked: today, or that on which the check-in was begun, in another week. */
export const askedOn = (draft: QuizDraft | null, today: LocalDate): LocalDate => {
  const begunOn = draft?.begunOn ?? today;
  return weekNumber(begunOn) === weekNumber(today) ? today : begunOn;
};

/** The place of the first question without an answer, or null. */
export const firstOpen = (questions: Questions, answers: Answers): number | null => {
  const place = questions.findIndex(({ id }) => chosenFor(id, answers) === null);
  return place < 0 ? null : place;
};

/** The place on which a draft goes on, also when there are fewer questions than before. */
export const placeIn = (questions: Questions, { at }: QuizDraft): number =>
  Math.max(0, Math.min(at, questions.length - 1));
