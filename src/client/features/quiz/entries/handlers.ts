import type { QueryClient } from '@tanstack/react-query';
import { quizKeys } from '#client/features/quiz/keys.ts';
import {
  firstDraft,
  isSameAnswers,
  type QuizDraft,
  weeklyDraft,
} from '#client/features/quiz/questions/draft.ts';
import { dateText } from '#client/lib/date-text.ts';
import { type DraftForm, discardDraft, readDraft } from '#client/sync/draft.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { QuizResult } from '#contract/quiz.ts';
import type { QuizResponse } from '#domain/quiz/item.ts';
import type { WeeklyEntry } from '#domain/quiz/weekly/result-text.ts';
import { texts } from '#texts/quiz.js';
import type { QuizBody } from './body.ts';

// Loaded only when there is something to send, because most visits send no quiz.
const calls = () => import('./send.ts');

/** The server's reply, with the answers that were sent. */
interface Taken {
  /** Null if the reply could not be parsed; then the result is refetched. */
  readonly result: QuizResult | null;
  readonly responses: readonly QuizResponse[];
}

/** Outbox handler of a completed quiz. */
export type QuizHandler = OutboxHandler<QuizBody, Taken>;

const describe = ({ responses, localDate }: QuizBody): string =>
  texts.answersOfDay({ count: responses.length, day: dateText(localDate) });

/** Removes the draft that was sent, but not a newer draft that the person is working on. */
const discardSent = (form: DraftForm<QuizDraft>, responses: readonly QuizResponse[]): void => {
  const kept = readDraft(form);
  if (kept !== null && isSameAnswers(kept.answers, responses)) discardDraft(form.key);
};

/** Refetches all queries of the quizzes. */
const refetchQuizzes = (client: QueryClient, userId: string): void => {
  void client.invalidateQueries({ queryKey: quizKeys.all(userId) });
};

const noteWeek = (client: QueryClient, userId: string, result: QuizResult): void => {
  const { date, scores, primaryCondition: condition } = result;
  const score = scores[condition];
  client.setQueryData<readonly WeeklyEntry[]>(quizKeys.progress(userId), (known) =>
    known === undefined || score === undefined
      ? known
      : [...known.filter((entry) => entry.date !== date), { date, score, condition }],
  );
};

/** Outbox handler of the first quiz. */
export const firstHandler: QuizHandler = {
  name: 'quiz-first',
  label: texts.firstTimeQuiz,
  changes: 'quiz',
  describe,
  send: async ({ id, userId, body }) => ({
    result: await (await calls()).sendFirst({ id, userId }, body),
    responses: body.responses,
  }),
  received: (client, userId, { result, responses }) => {
    discardSent(firstDraft, responses);
    if (result !== null) client.setQueryData(quizKeys.first(userId), result);
    client.removeQueries({ queryKey: quizKeys.allWeeklyQuestions(userId) });
    refetchQuizzes(client, userId);
  },
  canResend: true,
};

/** Outbox handler of weekly check-ins. */
export const weeklyHandler: QuizHandler = {
  name: 'quiz-weekly',
  label: texts.weeklyCheckIn,
  changes: 'quiz',
  describe,
  send: async ({ id, userId, body }) => ({
    result: await (await calls()).sendWeekly({ id, userId }, body),
    responses: body.responses,
  }),
  received: (client, userId, { result, responses }) => {
    discardSent(weeklyDraft, responses);
    if (result !== null) noteWeek(client, userId, result);
    refetchQuizzes(client, userId);
  },
  canResend: true,
};

/** The outbox handlers of all quizzes. */
export const quizHandlers: readonly OutboxHandler[] = [firstHandler, weeklyHandler];
