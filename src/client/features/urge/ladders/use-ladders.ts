import { useQuery } from '@tanstack/react-query';
import type { Asking } from '#client/features/urge/asking.ts';
import { laddersQuery } from '#client/lib/ladders/query.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import type { LadderBody } from '#contract/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { ladderCollection } from './handlers.tsx';
import { withChanges } from './ladder-entry.ts';

/**
 * The signed-in person's ladders, including unsent changes, and the actions on them.
 *
 * @param asking when to fetch; the default is on each visit
 */
export const useLadders = (asking: Asking = {}) => {
  const userId = useUserId();
  const query = useQuery({ ...laddersQuery(userId), ...asking });
  const { waiting, change } = useChanges(ladderCollection);
  return {
    query,
    ladders: withChanges(query.data ?? [], waiting),
    save: (body: LadderBody) => change('ladder-save', body),
    remove: ({ id, fear }: Ladder) => change('ladder-remove', { ladderId: id, fear }),
  };
};
