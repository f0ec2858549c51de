import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Asking } from '#client/features/urge/asking.ts';
import { call } from '#client/lib/api/call.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { readChange } from '#contract/shared/change.ts';
import { urgeChanges, urgeEndpoints } from '#contract/urges.ts';
import { withChanges } from './urge-entry.ts';

/** The person's past urges, the newest first. */
export const pastUrges = (userId: string) =>
  queryOptions({
    queryKey: ['urges', userId],
    // Other devices write too, and their changes should appear when the page opens.
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(urgeEndpoints.all, { params: { userId }, signal }),
  });

/**
 * The past urges of the signed-in person, including unsent changes.
 *
 * @param asking when to fetch; on each visit by default
 */
export const usePastUrges = (asking: Asking = {}) => {
  const userId = useUserId();
  const query = useQuery({ ...pastUrges(userId), ...asking });
  const { items, fresh } = useOutbox();
  // A refused urge is still listed, because it can be sent again.
  const changes = [...items, ...fresh].flatMap((item) => readChange(urgeChanges, item) ?? []);
  return { query, urges: withChanges(query.data ?? [], changes, userId) };
};
