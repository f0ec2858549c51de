import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type RoutineProposal, routineEndpoints } from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Energy } from '#domain/tasks/scheduler/wishes.ts';

const proposalsKey = (userId: string) => ['routine-proposals', userId] as const;

/** What can be proposed today, with the energy that the person chose; null when they did not. */
export const proposals = (userId: string, today: LocalDate, energy: Energy | null) =>
  queryOptions({
    queryKey: [...proposalsKey(userId), today, energy],
    // A mood that was logged a moment ago may lead to others.
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<readonly RoutineProposal[]> =>
      call(routineEndpoints.proposals, {
        params: { userId },
        query: { today, ...(energy === null ? {} : { energy }) },
        signal,
      }),
  });

/** Takes an answered proposal away, before the server is asked again. */
export const dropProposal = (
  client: QueryClient,
  userId: string,
  { routineId, kind }: Pick<RoutineProposal, 'routineId' | 'kind'>,
): void => {
  const isOther = (one: RoutineProposal): boolean =>
    one.routineId !== routineId || one.kind !== kind;
  client.setQueriesData<readonly RoutineProposal[]>({ queryKey: proposalsKey(userId) }, (known) =>
    known?.filter(isOther),
  );
};
