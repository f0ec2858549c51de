import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { taskEndpoints } from '#contract/tasks.ts';

/** Where it is cached what helped a person. */
export const helpsKey = (userId: string) => ['task-helps', userId] as const;

/** What helped a person who was stuck, and how often. */
export const helpsQuery = (userId: string) =>
  queryOptions({
    queryKey: helpsKey(userId),
    queryFn: ({ signal }) => call(taskEndpoints.helps, { params: { userId }, signal }),
  });
