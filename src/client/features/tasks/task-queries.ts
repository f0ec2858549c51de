import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { RECENT_DAYS } from './list/sections.ts';
import { tasksKey } from './task-cache.ts';

/**
 * The person's tasks: all of the last days, and open personal ones from before. The key does not
 * contain the day, so nothing is refetched at midnight. A response that is not a list is an error.
 */
export const recentTasks = (userId: string, today: LocalDate) =>
  queryOptions({
    queryKey: tasksKey(userId),
    // Other devices write too, so both opening the page and keeping it open refetch.
    refetchOnMount: onOpen,
    refetchInterval: 60_000,
    queryFn: ({ signal }): Promise<readonly Task[]> =>
      call(taskEndpoints.all, {
        params: { userId },
        query: { since: addDays(today, -RECENT_DAYS) },
        signal,
      }),
  });
