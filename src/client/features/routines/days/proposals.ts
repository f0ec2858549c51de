import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type RoutineBody, type RoutineProposal, routineEndpoints } from '#contract/routines.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Energy } from '#domain/tasks/scheduler/wishes.ts';

const proposalsKey = (userId: string) => ['routine-proposals', userId] as const;

/**
 * Today's proposed changes to routines for the energy level that the person chose; `energy` is null if none was chosen.
 */
export const proposals = (userId: string, today: LocalDate, energy: Energy | null) =>
  queryOptions({
    queryKey: [...proposalsKey(userId), today, energy],
    // Refetched when the page opens, because a mood that was just logged may change the proposals.
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<readonly RoutineProposal[]> =>
      call(routineEndpoints.proposals, {
        params: { userId },
        query: { today, ...(energy === null ? {} : { energy }) },
        signal,
      }),
  });

/** Removes an answered proposal from the cache, without a refetch. */
export const dropProposal = (
  client: QueryClient,
  userId: string,
  { routineId, proposal }: RoutineBody<'routine-proposal'>,
): void => {
  const isOther = (one: RoutineProposal): boolean =>
    one.routineId !== routineId || one.kind !== proposal.kind;
  client.setQueriesData<readonly RoutineProposal[]>({ queryKey: proposalsKey(userId) }, (known) =>
    known?.filter(isOther),
  );
};
