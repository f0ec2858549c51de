import { dateText } from '#client/lib/date-text.ts';
import { signed } from '#client/lib/goals/words.ts';
import type { ClientChange } from '#contract/sharing/clients.ts';
import { texts } from '#texts/clients.js';

const goalsText = ({ goals, goalLevel }: ClientChange): string =>
  goalLevel === null
    ? texts.changes.goals({ count: goals })
    : texts.changes.goalsAtLevel({ count: goals, level: signed(goalLevel) });

/** The changes since a day in one sentence, such as "Since 9 November 2026: 9 mood entries, 2 quizzes or check-ins." */
export const changeText = (change: ClientChange): string => {
  const changes = texts.changes;
  const counts: readonly (readonly [number, (values: { readonly count: number }) => string])[] = [
    [change.moods, changes.moods],
    [change.checkIns, changes.checkIns],
    [change.goals, () => goalsText(change)],
    [change.routineDays, changes.routineDays],
    [change.runs, changes.runs],
    [change.distractions, changes.distractions],
    [change.tries, changes.tries],
  ];
  const parts = counts.flatMap(([count, text]) => (count === 0 ? [] : [text({ count })]));
  const day = dateText(change.since);
  const since = change.isSession ? 'session' : 'day';
  return parts.length === 0
    ? texts.noChanges({ since, day })
    : texts.changedSince({ since, day, changes: parts.join(', ') });
};
