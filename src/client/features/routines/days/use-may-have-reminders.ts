import { useQuery } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { backgroundDay } from './day-queries.ts';

/**
 * Whether a routine of today, or an unsent change of a routine, may have reminders. This is for the frame of all pages,
 * which does not know the rules of routines.
 */
export const useMayHaveRoutineReminders = (): boolean => {
  const { data = [] } = useQuery(backgroundDay(useUserId(), useToday()));
  const { items, fresh } = useOutbox();
  return (
    data.some(({ plan }) => plan.reminders.atStart || plan.reminders.minutesBefore !== null) ||
    [...items, ...fresh].some(({ body }) => Object(body).plan !== undefined)
  );
};
