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
import type { QuizBody } from './body.ts';

// The calls are fetched when there is something to send: most visits send none of these.
const calls = () => import('./send.ts');

/** The server's answer, and what it is an answer to. */
interface Taken {
  /** Null where it could not be read; it is asked for anew. */
  readonly result: QuizResult | null;
  readonly responses: readonly QuizResponse[];
}

/** How an answered quiz is sent. */
export type QuizHandler = OutboxHandler<QuizBody, Taken>;

const describe = ({ responses, localDate }: QuizBody): string =>
  `${responses.length} answers, ${dateText(localDate)}`;

/** Removes the draft that was sent, and not a newer one that is being answered. */
const discardSent = (form: DraftForm<QuizDraft>, responses: readonly QuizResponse[]): void => {
  const kept = readDraft(form);
  if (kept !== null && isSameAnswers(kept.answers, responses)) discardDraft(form.key);
};

/** Asks anew for all that the quizzes bring. */
const askAnew = (client: QueryClient, userId: string): void => {
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

/** The first quiz in the outbox. */
export const firstHandler: QuizHandler = {
  name: 'quiz-first',
  label: 'First-Time Quiz',
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
    askAnew(client, userId);
  },
  canResend: true,
};

/** Weekly check-ins in the outbox. */
export const weeklyHandler: QuizHandler = {
  name: 'quiz-weekly',
  label: 'Weekly Check-in',
  changes: 'quiz',
  describe,
  send: async ({ id, userId, body }) => ({
    result: await (await calls()).sendWeekly({ id, userId }, body),
    responses: body.responses,
  }),
  received: (client, userId, { result, responses }) => {
    discardSent(weeklyDraft, responses);
    if (result !== null) noteWeek(client, userId, result);
    askAnew(client, userId);
  },
  canResend: true,
};

/** How the quizzes are sent. */
export const quizHandlers: readonly OutboxHandler[] = [firstHandler, weeklyHandler];
