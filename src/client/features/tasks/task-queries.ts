import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { shownTasksQuery } from '#contract/shared/limits.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { tasksKey } from './tasks-key.ts';

/**
 * The person's tasks: all tasks of the last days, and the latest open personal tasks of older days. The key does not
 * contain the day, so nothing is refetched at midnight. A response that is not a list counts as an error.
 */
export const recentTasks = (userId: string, today: LocalDate) =>
  queryOptions({
    queryKey: tasksKey(userId),
    // Refetched when the page opens and while it stays open, because other devices can change the tasks too.
    refetchOnMount: onOpen,
    refetchInterval: 60_000,
    queryFn: ({ signal }): Promise<readonly Task[]> =>
      call(taskEndpoints.all, {
        params: { userId },
        query: shownTasksQuery(today),
        signal,
      }),
  });

/** Like `recentTasks`, for background use such as reminders, which may be some minutes behind. */
export const backgroundTasks = (userId: string, today: LocalDate) =>
  queryOptions({
    ...recentTasks(userId, today),
    refetchOnMount: true,
    staleTime: 300_000,
    refetchInterval: 300_000,
  });
