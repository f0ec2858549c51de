import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/gone.ts';
import { laddersQuery } from '#client/lib/ladders/query.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { changeCached, dropCached } from '#client/sync/cached.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { ENTRY_NAMES, type RemoveBody, type SaveBody } from './ladder-entry.ts';

const RefusedLadder = lazyPart(async () => (await import('./refused-ladder.tsx')).RefusedLadder);

const refresh = (client: QueryClient, userId: string): void => {
  void client.invalidateQueries({ queryKey: laddersQuery(userId).queryKey });
};

/** New and changed ladders. A refused one is corrected in the form. */
export const saveLadderHandler: OutboxHandler<SaveBody, Ladder> = {
  name: ENTRY_NAMES.save,
  label: 'Ladder',
  describe: ({ fear }) => fear,
  send: ({ userId, body: { ladderId, changedAtMs, ...body } }) =>
    call(chatEndpoints.saveLadder, {
      body: { ...body, userId, id: ladderId, changedAt: new Date(changedAtMs).toISOString() },
    }),
  received: (client, userId, ladder) =>
    changeCached<readonly Ladder[]>(client, laddersQuery(userId).queryKey, (known) => [
      ladder,
      ...known.filter(({ id }) => id !== ladder.id),
    ]),
  refused: refresh,
  edit: (props) => <RefusedLadder {...props} />,
};

/** Deletions of ladders; a missing ladder counts as deleted. */
export const removeLadderHandler: OutboxHandler<RemoveBody, string> = {
  name: ENTRY_NAMES.remove,
  whenRefused: 'tell',
  label: 'Deleted ladder',
  describe: ({ fear }) => fear,
  send: async ({ body: { ladderId } }) => {
    await ignoreNotFound(call(chatEndpoints.deleteLadder, { params: { ladderId } }));
    return ladderId;
  },
  received: (client, userId, ladderId) =>
    dropCached(client, laddersQuery(userId).queryKey, ladderId),
  refused: refresh,
};
