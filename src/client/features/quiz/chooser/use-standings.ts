import { useQuery } from '@tanstack/react-query';
import { firstHandler, weeklyHandler } from '#client/features/quiz/entries/handlers.ts';
import { useHasRefused, useWaiting } from '#client/features/quiz/entries/use-waiting.ts';
import { firstResult, weeklyProgress } from '#client/features/quiz/queries.ts';
import { firstDraft, isOutdated, weeklyDraft } from '#client/features/quiz/questions/draft.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useSession } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import { useDraft } from '#client/sync/draft.ts';
import { weekNumber } from '#domain/quiz/weekly/week.ts';
import { standingOf } from './standing.ts';

/** How many questions the quizzes have, as their cards say. */
const QUESTIONS = { first: 18, weekly: 6 } as const;

/** Where the person stands in both quizzes, on the server and on this device, and what did not load of it. */
export const useStandings = () => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const today = useToday();
  const week = weekNumber(today);
  const online = useOnline();
  const [firstBegun] = useDraft(firstDraft);
  const [weeklyBegun] = useDraft(weeklyDraft);
  const firstWaits = useWaiting(firstHandler).length > 0;
  const weeklyWaits = useWaiting(weeklyHandler).some((body) => weekNumber(body.localDate) === week);
  const [firstRefused, weeklyRefused] = [useHasRefused(firstHandler), useHasRefused(weeklyHandler)];
  const result = useQuery(firstResult(userId));
  const weeks = useQuery(weeklyProgress(userId));
  const { data: taken } = result;
  const { data: progress } = weeks;

  const notOpen = firstWaits ? 'Opens when the first quiz is sent.' : 'Opens after the first quiz.';
  const isDone = progress?.some(({ date }) => weekNumber(date) === week) ?? false;
  const weeklySettled = isDone ? 'Done for this week.' : null;
  const isOld = isOutdated(weeklyBegun, today, taken?.primaryCondition ?? null);
  return {
    isTaken: Boolean(taken),
    first: standingOf({
      waits: firstWaits && !taken,
      refused: firstRefused,
      settled: taken ? 'Taken.' : null,
      answered: firstBegun.answers.length,
      of: QUESTIONS.first,
      open: taken === null ? 'Not taken yet. Begin here.' : '',
    }),
    weekly: standingOf({
      waits: weeklyWaits,
      refused: weeklyRefused,
      settled: taken === null ? notOpen : weeklySettled,
      answered: isOld ? 0 : weeklyBegun.answers.length,
      of: QUESTIONS.weekly,
      open: taken && progress !== undefined ? 'Ready for this week.' : '',
    }),
    failed: [result, weeks].filter((query) => loadState(query, online) === 'failed'),
  };
};
