import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { changeCached, dropCached } from '#client/sync/cached.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type Goal, goalEndpoints } from '#contract/goals.ts';

/** The key of the person's goals. */
export const goalsKey = (userId: string) => ['goals', userId] as const;

/** The person's goals, oldest first. */
export const allGoals = (userId: string) =>
  queryOptions({
    queryKey: goalsKey(userId),
    // Refetched when the page opens, because other devices can change the goals too.
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<readonly Goal[]> =>
      call(goalEndpoints.all, { params: { userId }, signal }),
  });

/** Removes a goal that the server has deleted. */
export const dropGoal = (client: QueryClient, userId: string, goalId: string): void =>
  dropCached(client, goalsKey(userId), goalId);

/** Replaces the cached goal with the one in the server's reply, or adds it. */
export const putGoal = (client: QueryClient, userId: string, goal: Goal): void =>
  changeCached<readonly Goal[]>(
    client,
    goalsKey(userId),
    (known) =>
      known.some(({ id }) => id === goal.id)
        ? known.map((one) => (one.id === goal.id ? goal : one))
        : [...known, goal],
    { refresh: false },
  );
