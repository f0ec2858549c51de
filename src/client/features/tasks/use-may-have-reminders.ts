import { useQuery } from '@tanstack/react-query';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { backgroundTasks } from './task-queries.ts';

/**
 * Whether a task of the last days, or an unsent change of a task, has reminders. This is for the frame of all pages,
 * which does not know the rules of tasks.
 */
export const useMayHaveTaskReminders = (): boolean => {
  const { data = [] } = useQuery(backgroundTasks(useUserId(), useToday()));
  const { items, fresh } = useOutbox();
  const unsent = [...items, ...fresh].flatMap(({ body }) => [body, Object(body).updates]);
  return [...data, ...unsent].some((task) => (Object(task).reminders ?? null) !== null);
};
