import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { taskEndpoints } from '#contract/tasks.ts';

/** The cache key of what helped a person. */
export const helpsKey = (userId: string) => ['task-helps', userId] as const;

/** How often each way to help worked for the person when they were stuck. */
export const helpsQuery = (userId: string) =>
  queryOptions({
    queryKey: helpsKey(userId),
    queryFn: ({ signal }) => call(taskEndpoints.helps, { params: { userId }, signal }),
  });
