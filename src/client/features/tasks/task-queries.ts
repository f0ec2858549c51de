import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { RECENT_DAYS } from './list/sections.ts';
import { tasksKey } from './task-cache.ts';

/**
 * The person's tasks of the last days, and open ones of their own from before. The key is the same
 * on every day, so that nothing has to load again at midnight. Anything but a list is an error.
 */
export const recentTasks = (userId: string, today: LocalDate) =>
  queryOptions({
    queryKey: tasksKey(userId),
    // Other devices write too: whoever opens the page, or keeps it open, sees that soon.
    refetchOnMount: onOpen,
    refetchInterval: 60_000,
    queryFn: ({ signal }): Promise<readonly Task[]> =>
      call(taskEndpoints.all, {
        params: { userId },
        query: { since: addDays(today, -RECENT_DAYS) },
        signal,
      }),
  });
