import { useQuery } from '@tanstack/react-query';
import type { Asking } from '#client/features/urge/asking.ts';
import { laddersQuery } from '#client/lib/ladders/query.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { removeLadderHandler, saveLadderHandler } from './handlers.tsx';
import { type SaveBody, withEntries } from './ladder-entry.ts';

/**
 * The signed-in person's ladders, including unsent changes, and the actions on them.
 *
 * @param asking when to fetch; on each visit by default
 */
export const useLadders = (asking: Asking = {}) => {
  const userId = useUserId();
  const query = useQuery({ ...laddersQuery(userId), ...asking });
  const { items, fresh, send } = useOutbox();
  const waiting = [...items, ...fresh].filter(({ refused }) => refused === null);
  return {
    query,
    ladders: withEntries(query.data ?? [], waiting),
    save: (body: SaveBody) => send(saveLadderHandler, body),
    remove: ({ id, fear }: Ladder) => send(removeLadderHandler, { ladderId: id, fear }),
  };
};
