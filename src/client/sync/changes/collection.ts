import type { QueryClient } from '@tanstack/react-query';
import { callWith } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/gone.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { OutboxHandler, Outgoing } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import {
  type BodyOf,
  type Change,
  type ChangeOf,
  type ChangeTable,
  readChange,
} from '#contract/shared/change.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';

/**
 * How one kind of change differs from the default, which sends `{ userId, id, ...body }` and only reports a refusal.
 */
type Particulars<Body> = Partial<
  Pick<OutboxHandler<Body>, 'label' | 'describe' | 'said' | 'edit' | 'whenRefused'>
> & {
  /** The request body, where it is not the stored body plus `userId` and `id`. */
  sent?(entry: Outgoing<Body>): object;
};

interface CollectionOptions<Table extends ChangeTable> {
  /** The user-facing name of its entries. */
  readonly label: string;
  readonly changes: Table;
  /** The endpoints that the changes name. */
  readonly endpoints: Readonly<Record<Table[keyof Table]['call'], Endpoint>>;
  readonly particulars?: { readonly [Kind in keyof Table]?: Particulars<BodyOf<Table, Kind>> };
  /** Updates the person's cached queries with a change that the server has made. */
  received(client: QueryClient, userId: string, change: ChangeOf<Table>, reply: unknown): void;
  /** Refetches the person's cached queries. */
  refresh(client: QueryClient, userId: string): void;
}

/** A feature's changes and their outbox handlers. */
interface Collection<Table extends ChangeTable> {
  readonly changes: Table;
  readonly handlers: ReadonlyMap<keyof Table, OutboxHandler>;
}

/** The reply that the sender broadcasts to every tab. */
interface Sent {
  readonly entry: Pick<OutboxItem, 'id' | 'kind' | 'body'>;
  /** Undefined when the entry to delete was already gone. */
  readonly reply: unknown;
}

/** Creates the outbox handlers for the changes to a feature's entries. */
export const collection = <const Table extends ChangeTable>({
  label,
  changes,
  endpoints,
  particulars = {},
  received,
  refresh,
}: CollectionOptions<Table>): Collection<Table> => {
  const handlerOf = (
    kind: string,
    deletes: boolean,
    endpoint: Endpoint,
  ): OutboxHandler<unknown, Sent> => {
    const { sent, ...own }: Particulars<unknown> = particulars[kind] ?? {};
    return {
      name: kind,
      label,
      describe: () => (deletes ? 'A deletion' : 'A change'),
      whenRefused: 'tell',
      ...own,
      send: async ({ id, userId, body }) => {
        const parts = { body: sent?.({ id, userId, body }) ?? { userId, id, ...Object(body) } };
        const sending = callWith(endpoint, parts);
        const reply = await (deletes ? ignoreNotFound(sending) : sending);
        return { entry: { id, kind, body }, reply };
      },
      received: (client, userId, { entry, reply }) => {
        const read = readChange(changes, entry);
        if (read === null) refresh(client, userId);
        else received(client, userId, read, reply);
      },
      refused: refresh,
    };
  };
  const calls: Readonly<Record<string, Endpoint | undefined>> = endpoints;
  const table: Readonly<Record<string, Change>> = changes;
  const handlers = Object.entries(table).flatMap(([kind, { call, deletes = false }]) => {
    const endpoint = calls[call];
    return endpoint === undefined ? [] : [[kind, handlerOf(kind, deletes, endpoint)] as const];
  });
  return { changes, handlers: new Map(handlers) };
};

/** The person's unsent and refused changes, and functions to make and discard changes. */
export const useChanges = <Table extends ChangeTable>({ changes, handlers }: Collection<Table>) => {
  const { items, fresh, notices, send, discard } = useOutbox();
  return {
    /** In the order in which they were made. */
    waiting: [...items, ...fresh]
      .filter(({ refused }) => refused === null)
      .flatMap((item) => readChange(changes, item) ?? []),
    refused: notices.flatMap((item) => {
      const change = readChange(changes, item);
      return change === null || item.refused === null
        ? []
        : [
            {
              id: item.id,
              message: item.refused.issues[0]?.message ?? item.refused.message,
              change,
            },
          ];
    }),
    discard,
    change: <Kind extends keyof Table>(kind: Kind, body: BodyOf<Table, Kind>, id?: string) => {
      const handler = handlers.get(kind);
      if (handler === undefined) throw new Error(`There is no change ${String(kind)}.`);
      return send(handler, body, id);
    },
  };
};
