import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type KeptLook, lookEndpoints } from '#contract/looks.ts';
import type { Look } from '#domain/comfort/looks.ts';
import { type Guarded, isDay, isText, shaped } from '#domain/shared/guards.ts';
import { texts } from '#texts/sending.js';

const isLookBody = shaped({ timestamp: isText, localDate: isDay, zone: isText });

/** A look at attention tests or history, as stored in the outbox. The ids are added when the look is sent. */
export type LookBody = Guarded<typeof isLookBody>;

const NAME = 'look';

/** The person's looks of the last few days, from all devices. */
export const latestLooks = (userId: string) =>
  queryOptions({
    queryKey: ['looks', userId],
    // Refetched when a page opens, because looks on other devices count too.
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(lookEndpoints.latest, { params: { userId }, signal }),
  });

const added = (client: QueryClient, userId: string, look: KeptLook): void => {
  const { queryKey } = latestLooks(userId);
  client.setQueryData(queryKey, (known) => [...(known ?? []), look]);
  void client.invalidateQueries({ queryKey });
};

/**
 * Sends each look at tests or history to the server if the person limits these looks, so that all their devices share
 * one count.
 */
export const lookHandler: OutboxHandler<LookBody, KeptLook> = {
  name: NAME,
  whenRefused: 'tell',
  label: texts.look,
  describe: () => texts.countedForLimit,
  send: ({ id, userId, body }) => call(lookEndpoints.note, { body: { ...body, id, userId } }),
  received: added,
};

/** The looks among these outbox entries. */
export const looksIn = (
  entries: readonly Pick<OutboxItem, 'id' | 'kind' | 'body'>[],
): readonly Look[] =>
  entries.flatMap(({ id, kind, body }) =>
    kind === NAME && isLookBody(body) ? [{ id, localDate: body.localDate }] : [],
  );
