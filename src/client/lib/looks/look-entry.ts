import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type KeptLook, lookEndpoints } from '#contract/looks.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { Look } from '#domain/comfort/looks.ts';

const lookBody = z.object({ timestamp: z.string(), localDate, zone: z.string() });

/** A look as stored in the outbox: what is sent, except for the ids that the outbox adds. */
export type LookBody = z.output<typeof lookBody>;

const NAME = 'look';

/** The looks of the last days, from all devices. */
export const latestLooks = (userId: string) =>
  queryOptions({
    queryKey: ['looks', userId],
    // Looks on other devices count too, so it is refetched when a page opens.
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(lookEndpoints.latest, { params: { userId }, signal }),
  });

const added = (client: QueryClient, userId: string, look: KeptLook): void => {
  const { queryKey } = latestLooks(userId);
  client.setQueryData(queryKey, (known) => [...(known ?? []), look]);
  void client.invalidateQueries({ queryKey });
};

/** Sends looks at attention tests and history of people who limit them, so that all their devices share one count. */
export const lookHandler: OutboxHandler<LookBody, KeptLook> = {
  name: NAME,
  whenRefused: 'tell',
  label: 'A look',
  describe: () => 'Counted for your limit',
  send: ({ id, userId, body }) => call(lookEndpoints.note, { body: { ...body, id, userId } }),
  received: added,
};

/** The looks among entries of the outbox. */
export const looksIn = (
  entries: readonly Pick<OutboxItem, 'id' | 'kind' | 'body'>[],
): readonly Look[] =>
  entries.flatMap(({ id, kind, body }) => {
    const read = kind === NAME ? z.safeParse(lookBody, body).data : undefined;
    return read === undefined ? [] : [{ id, localDate: read.localDate }];
  });
