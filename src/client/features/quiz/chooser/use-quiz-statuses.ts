import { useQuery } from '@tanstack/react-query';
import { firstHandler, weeklyHandler } from '#client/features/quiz/entries/handlers.ts';
import { useHasRefused, useWaiting } from '#client/features/quiz/entries/use-waiting.ts';
import { firstResult, weeklyProgress } from '#client/features/quiz/queries.ts';
import { firstDraft, isOutdated, weeklyDraft } from '#client/features/quiz/questions/draft.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import { useDraft } from '#client/sync/draft.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import { texts } from '#texts/quiz.js';
import { statusOf } from './status.ts';

/** The number of questions, as shown on the cards. */
const QUESTION_COUNTS = { first: 18, weekly: 6 } as const;

/** The status of both quizzes, based on the server and this device, and the queries that failed. */
export const useQuizStatuses = () => {
  const userId = useUserId();
  const today = useToday();
  const week = weekNumber(today);
  const online = useOnline();
  const [firstDraftNow] = useDraft(firstDraft);
  const [weeklyDraftNow] = useDraft(weeklyDraft);
  const firstWaits = useWaiting(firstHandler).length > 0;
  const weeklyWaits = useWaiting(weeklyHandler).some((body) => weekNumber(body.localDate) === week);
  const [firstRefused, weeklyRefused] = [useHasRefused(firstHandler), useHasRefused(weeklyHandler)];
  const result = useQuery(firstResult(userId));
  const weeks = useQuery(weeklyProgress(userId));
  const { data: taken } = result;
  const { data: progress } = weeks;

  const lockedText = firstWaits ? texts.opensWhenSent : texts.opensAfterFirst;
  const isDone = progress?.some(({ date }) => weekNumber(date) === week) ?? false;
  const doneText = isDone ? texts.doneThisWeek : null;
  const isOld = isOutdated(weeklyDraftNow, today, null);
  return {
    isTaken: Boolean(taken),
    first: statusOf({
      isWaiting: firstWaits && !taken,
      isRefused: firstRefused,
      closedText: taken ? texts.taken : null,
      answeredCount: firstDraftNow.answers.length,
      questionCount: QUESTION_COUNTS.first,
      openText: taken === null ? texts.notTakenYet : '',
    }),
    weekly: statusOf({
      isWaiting: weeklyWaits,
      isRefused: weeklyRefused,
      closedText: taken === null ? lockedText : doneText,
      answeredCount: isOld ? 0 : weeklyDraftNow.answers.length,
      questionCount: QUESTION_COUNTS.weekly,
      openText: taken && progress !== undefined ? texts.readyThisWeek : '',
    }),
    failed: [result, weeks].filter((query) => loadState(query, online) === 'failed'),
  };
};
