import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { type QuizQuestionReply, type QuizResult, quizEndpoints } from '#contract/quiz.ts';
import type { WeeklyEntry } from '#domain/quiz/weekly/result-text.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { quizKeys } from './keys.ts';

/** The result of the first quiz; null if the quiz was not taken. */
export const firstResult = (userId: string) =>
  queryOptions({
    queryKey: quizKeys.first(userId),
    queryFn: async ({ signal }): Promise<QuizResult | null> => {
      const { hasTaken } = await call(quizEndpoints.hasTakenFirst, { query: { userId }, signal });
      return hasTaken
        ? await call(quizEndpoints.firstResult, { params: { userId }, signal })
        : null;
    },
  });

/** The questions of the first quiz. */
export const firstQuestions = (userId: string) =>
  queryOptions({
    queryKey: quizKeys.firstQuestions(userId),
    queryFn: async ({ signal }): Promise<readonly QuizQuestionReply[]> => {
      const questions = await call(quizEndpoints.questions, { signal });
      return questions.filter(({ type }) => type === 'first');
    },
  });

/** The questions for the week of `date`, with the condition they ask about. */
export const weeklyQuestions = (userId: string, date: LocalDate) =>
  queryOptions({
    queryKey: quizKeys.weeklyQuestions(userId, weekNumber(date)),
    queryFn: ({ signal }) =>
      call(quizEndpoints.weeklyQuestions, {
        params: { userId },
        query: { localDate: date, zone: deviceZone() },
        signal,
      }),
  });

/** All weekly check-ins of the person, by date. */
export const weeklyProgress = (userId: string) =>
  queryOptions({
    queryKey: quizKeys.progress(userId),
    queryFn: ({ signal }): Promise<readonly WeeklyEntry[]> =>
      call(quizEndpoints.weeklyProgress, { params: { userId }, signal }),
  });
