import { dateText } from '#client/lib/date-text.ts';
import { signed } from '#client/lib/goals/words.ts';
import type { ClientChange } from '#contract/sharing/clients.ts';
import { plural, type Word } from '#domain/shared/text/count.ts';

const counted = (count: number, word: Word): string | null =>
  count === 0 ? null : `${count === 1 ? 'one' : count} ${plural(count, word)}`;

const goalsText = ({ goals, goalLevel }: ClientChange): string | null => {
  const rated = counted(goals, 'goal');
  if (rated === null) return null;
  return goalLevel === null ? `${rated} rated` : `${rated} rated ${signed(goalLevel)}`;
};

/** The changes since a day in one sentence, such as "Since 9 November 2026: 9 mood entries, 2 check-ins." */
export const changeText = (change: ClientChange): string => {
  const days = counted(change.routineDays, 'day');
  const parts = [
    counted(change.moods, { one: 'mood entry', other: 'mood entries' }),
    counted(change.checkIns, 'check-in'),
    goalsText(change),
    days === null ? null : `routines or tasks done on ${days}`,
    counted(change.runs, 'attention test'),
    counted(change.distractions, 'distraction'),
    counted(change.tries, { one: 'try on a ladder', other: 'tries on a ladder' }),
  ].filter((part) => part !== null);
  const since = change.isSession
    ? `Since the session on ${dateText(change.since)}`
    : `Since ${dateText(change.since)}`;
  return parts.length === 0 ? `${since}: no new entries.` : `${since}: ${parts.join(', ')}.`;
};
