import { queryOptions, useQuery } from '@tanstack/react-query';
import { withEntries } from '#client/features/distraction/changes/distraction-view.ts';
import { listKey } from '#client/features/distraction/keys.ts';
import { call } from '#client/lib/api/call.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { distractionEndpoints } from '#contract/distraction.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

const distractionsSince = (userId: string, from: LocalDate) =>
  queryOptions({
    queryKey: [...listKey(userId), from] as const,
    // Refetched when the list opens, because other devices can change it too.
    refetchOnMount: onOpen,
    queryFn: ({ signal }) =>
      call(distractionEndpoints.all, { params: { userId }, query: { from }, signal }),
  });

/** The distractions of the last seven days, with everything that waits to be sent, the newest first. */
export const useRecentDistractions = () => {
  const from = addDays(useToday(), -6);
  const query = useQuery(distractionsSince(useUserId(), from));
  const { items, fresh } = useOutbox();
  const waiting = [...items, ...fresh].filter(({ refused }) => refused === null);
  const distractions = withEntries(query.data ?? [], waiting)
    .filter(({ localDate }) => localDate >= from)
    .toSorted((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp));
  return { query, distractions };
};
