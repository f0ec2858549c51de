import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Asking } from '#client/features/urge/asking.ts';
import { call } from '#client/lib/api/call.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { readChange } from '#contract/shared/change.ts';
import { urgeChanges, urgeEndpoints } from '#contract/urges.ts';
import { withChanges } from './urge-entry.ts';

/** The person's past urges, newest first. */
export const pastUrges = (userId: string) =>
  queryOptions({
    queryKey: ['urges', userId],
    // Refetched when the page opens, because other devices can change the urges too.
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(urgeEndpoints.all, { params: { userId }, signal }),
  });

/**
 * The past urges of the signed-in person, including unsent changes.
 *
 * @param asking when to fetch; the default is on each visit
 */
export const usePastUrges = (asking: Asking = {}) => {
  const userId = useUserId();
  const query = useQuery({ ...pastUrges(userId), ...asking });
  const { items, fresh } = useOutbox();
  // A refused urge stays in the list, because it can be sent again.
  const changes = [...items, ...fresh].flatMap((item) => readChange(urgeChanges, item) ?? []);
  return { query, urges: withChanges(query.data ?? [], changes, userId) };
};
