import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api.ts';
import { routineEndpoints, type Task } from '#contract/routine.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/local-date.ts';
import { tasksKey } from './task-cache.ts';
import { RECENT_DAYS } from './task-sections.ts';

/**
 * The person's tasks of the last days, and open ones of their own from before. The key is the same
 * on every day, so that nothing has to load again at midnight. Anything but a list is an error.
 */
export const recentTasks = (userId: string, today: LocalDate) =>
  queryOptions({
    queryKey: tasksKey(userId),
    queryFn: async ({ signal }): Promise<readonly Task[]> => {
      const tasks: unknown = await call(routineEndpoints.all, {
        params: { userId },
        query: { since: addDays(today, -RECENT_DAYS) },
        signal,
      });
      if (!Array.isArray(tasks)) throw new Error('The answer was not a list.');
      return tasks;
    },
  });
