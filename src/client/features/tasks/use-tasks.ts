import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import { readChange } from './changes/task-changes.ts';
import { withChanges } from './changes/task-view.ts';
import { recentTasks } from './task-queries.ts';

/** Background uses fetch changes from other devices less often. */
const BACKGROUND_POLLING = {
  refetchOnMount: true,
  staleTime: 300_000,
  refetchInterval: 300_000,
} as const;

/**
 * The signed-in person's tasks with all their changes, sent or not, and their current day.
 *
 * @param isBeside whether the tasks are for a background use such as reminders, which may lag by minutes
 */
export const useTasks = (isBeside = false) => {
  const userId = useUserId();
  const today = useToday();
  const query = useQuery({
    ...recentTasks(userId, today),
    ...(isBeside ? BACKGROUND_POLLING : {}),
  });
  const { items, fresh } = useOutbox();
  const delayedIds = useDelayed()
    .map(({ id }) => id)
    .join(' ');
  const tasks = useMemo(() => {
    const waiting = [...items, ...fresh].filter(({ refused }) => refused === null);
    const changes = waiting.flatMap((item) => readChange(item) ?? []);
    const delayed = new Set(delayedIds.split(' '));
    return withChanges(query.data ?? [], changes, { userId, delayed });
  }, [query.data, items, fresh, delayedIds, userId]);
  return { query, tasks, today, userId };
};
