import { useQuery } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import { reminderItemOf } from '#domain/routines/reminder-item.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { backgroundDay } from './day-queries.ts';
import { routineCollection } from './handlers.tsx';
import { withChanges } from './routine-view.ts';

/** Today's routines with reminders that have not been started, and a function to dismiss one of them for today. */
export const useReminderItems = () => {
  const userId = useUserId();
  const today = useToday();
  const { data } = useQuery(backgroundDay(userId, today));
  const { waiting, change } = useChanges(routineCollection);
  const { days } = withChanges({ routines: [], breaks: [], days: data ?? [] }, waiting);
  return {
    items: days.flatMap((day) => reminderItemOf(day) ?? []),
    putAway: ({ sourceId, name, date }: ReminderItem): void => {
      change('routine-day', { routineId: sourceId, name, date, changes: { notToday: true } });
    },
  };
};
