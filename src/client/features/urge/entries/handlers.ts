import type { QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/gone.ts';
import { changeCached, dropCached } from '#client/sync/cached.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import { type KeptUrge, urgeEndpoints } from '#contract/urges.ts';
import { pastUrges } from './queries.ts';
import { ENTRY_NAMES, type UrgeBody } from './urge-entry.ts';

const refresh = (client: QueryClient, userId: string): void => {
  void client.invalidateQueries({ queryKey: pastUrges(userId).queryKey });
};

/** Urges whose delay was waited out, fully or in part. */
export const keepHandler: OutboxHandler<UrgeBody, KeptUrge> = {
  name: ENTRY_NAMES.keep,
  label: 'Urge',
  describe: ({ minutes }) => `A delay of ${minutes} minutes`,
  said: ({ happened }) => [happened],
  send: ({ id, userId, body }) => call(urgeEndpoints.keep, { body: { ...body, id, userId } }),
  received: (client, userId, urge) =>
    changeCached<readonly KeptUrge[]>(client, pastUrges(userId).queryKey, (known) =>
      known.some(({ id }) => id === urge.id) ? known : [urge, ...known],
    ),
  canResend: true,
};

/** Deletions of urges; a missing urge counts as deleted. */
export const removeHandler: OutboxHandler<{ readonly urgeId: string }, string> = {
  name: ENTRY_NAMES.remove,
  whenRefused: 'tell',
  label: 'Deleted urge',
  describe: () => '',
  send: async ({ body: { urgeId } }) => {
    await ignoreNotFound(call(urgeEndpoints.remove, { body: { urgeId } }));
    return urgeId;
  },
  received: (client, userId, urgeId) => dropCached(client, pastUrges(userId).queryKey, urgeId),
  refused: refresh,
};
