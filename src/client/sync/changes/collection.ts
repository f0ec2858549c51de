import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { callWith } from '#client/lib/api/call.ts';
import { ignoreNotFound } from '#client/lib/api/ignore-not-found.ts';
import { useOutbox, useOutboxActions } from '#client/sync/outbox/context.ts';
import type { OutboxHandler, Outgoing } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { invalidateTopic, type Topic } from '#client/sync/topics.ts';
import {
  type BodyOf,
  type Change,
  type ChangeOf,
  type ChangeTable,
  readChange,
} from '#contract/shared/change.ts';
import type { CallOf, Endpoint } from '#contract/shared/endpoint.ts';
import { texts } from '#texts/sending.js';

/** The request sent for a stored body, unless `sent` returns a different one. */
type AsStored<Body> = Body & { readonly userId: string; readonly id: string };

/** The values that a call takes in its path and its body. */
type Takes<E extends Endpoint> = (E['params'] extends object ? CallOf<E>['params'] : unknown) &
  (E['body'] extends object ? CallOf<E>['body'] : unknown);

/**
 * How one kind of change differs from the default. By default, the body is sent as stored, and a refusal is only
 * reported.
 */
type Particulars<Body, Sent> = Partial<
  Pick<
    OutboxHandler<Body>,
    'label' | 'describe' | 'said' | 'edit' | 'whenRefused' | 'canResend' | 'quiet'
  >
> & {
  /** Returns the request body, if it is not the stored body plus `userId` and `id`. */
  sent?(entry: Outgoing<Body>): Sent;
};

/** `sent` is required if the stored body of a kind does not match its call. */
type ParticularsOf<Body, E extends Endpoint> = Particulars<Body, Takes<E>> &
  (AsStored<Body> extends Takes<E> ? unknown : { sent(entry: Outgoing<Body>): Takes<E> });

/** The particulars of each kind. Kinds without required particulars can be omitted. */
type AllParticulars<Table extends ChangeTable, Endpoints extends EndpointsOf<Table>> = {
  readonly [Kind in keyof Table]?: ParticularsOf<
    BodyOf<Table, Kind>,
    Endpoints[Table[Kind]['call']]
  >;
} & {
  readonly [Kind in keyof Table as AsStored<BodyOf<Table, Kind>> extends Takes<
    Endpoints[Table[Kind]['call']]
  >
    ? never
    : Kind]: object;
};

/** The endpoints named in a table. */
type EndpointsOf<Table extends ChangeTable> = Readonly<
  Record<Table[keyof Table]['call'], Endpoint>
>;

interface CollectionOptions<Table extends ChangeTable, Endpoints extends EndpointsOf<Table>> {
  /** The user-facing name of the entries. */
  readonly label: string;
  readonly changes: Table;
  readonly endpoints: Endpoints;
  /** The topic (a kind of data) that the entries change, if other features show it. */
  readonly topic?: Topic;
  readonly particulars: AllParticulars<Table, Endpoints>;
  /** Updates the person's cached queries with a change that the server has made. */
  received(client: QueryClient, userId: string, change: ChangeOf<Table>, reply: unknown): void;
  /** The keys of the person's queries, which are refetched after a refusal. */
  keys(userId: string): readonly QueryKey[];
}

/** A feature's changes and their outbox handlers. */
export interface Collection<Table extends ChangeTable> {
  readonly changes: Table;
  readonly handlers: ReadonlyMap<keyof Table, OutboxHandler>;
}

/** The reply that the sender broadcasts to every tab. */
interface Sent {
  readonly entry: Pick<OutboxItem, 'id' | 'kind' | 'body'>;
  /** Undefined if the entry to delete was already gone. */
  readonly reply: unknown;
}

/** Creates the outbox handlers for the changes to a feature's entries. */
export const collection = <
  const Table extends ChangeTable,
  const Endpoints extends EndpointsOf<Table>,
>({
  label,
  changes,
  endpoints,
  topic,
  particulars,
  received,
  keys,
}: CollectionOptions<Table, Endpoints>): Collection<Table> => {
  const refresh = (client: QueryClient, userId: string): void => {
    for (const queryKey of keys(userId)) void client.invalidateQueries({ queryKey });
    if (topic !== undefined) invalidateTopic(client, userId, topic);
  };
  const own: Readonly<Record<string, Particulars<unknown, unknown> | undefined>> = particulars;
  const calls: Readonly<Record<string, Endpoint | undefined>> = endpoints;
  const handlerOf = (kind: string, change: Change): OutboxHandler<unknown, Sent> => {
    const endpoint = calls[change.call];
    if (endpoint === undefined) throw new Error(`There is no call ${change.call}.`);
    const { sent, ...more } = own[kind] ?? {};
    return {
      name: kind,
      label,
      ...(topic === undefined ? {} : { changes: topic }),
      describe: () => (change.deletes ? texts.aDeletion : texts.aChange),
      whenRefused: 'tell',
      ...more,
      send: async ({ id, userId, body }, { keepalive }) => {
        const stored = { userId, id: Object(body)[change.id ?? ''] ?? id, ...Object(body) };
        const sending = callWith(endpoint, {
          params: stored,
          ...(endpoint.method === 'DELETE' ? {} : { body: sent?.({ id, userId, body }) ?? stored }),
          keepalive,
        });
        const reply = await (change.deletes ? ignoreNotFound(sending) : sending);
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
  const kinds = Object.entries<Change>(changes);
  return {
    changes,
    handlers: new Map(kinds.map(([kind, change]) => [kind, handlerOf(kind, change)])),
  };
};

/** Functions that make and discard changes to a collection. */
export const useChange = <Table extends ChangeTable>({ handlers }: Collection<Table>) => {
  const { send, hold, discard } = useOutboxActions();
  const handlerOf = (kind: keyof Table): OutboxHandler => {
    const handler = handlers.get(kind);
    if (handler === undefined) throw new Error(`There is no change ${String(kind)}.`);
    return handler;
  };
  return {
    change: <Kind extends keyof Table>(kind: Kind, body: BodyOf<Table, Kind>, id?: string) =>
      send(handlerOf(kind), body, id),
    /** Holds back a change as long as the person can undo it. */
    hold: <Kind extends keyof Table>(kind: Kind, body: BodyOf<Table, Kind>) =>
      hold(handlerOf(kind), body),
    discard,
  };
};

/** The person's unsent and refused changes, and functions that make and discard changes. */
export const useChanges = <Table extends ChangeTable>(of: Collection<Table>) => {
  const { items, fresh, notices } = useOutbox();
  return {
    ...useChange(of),
    /** The unsent changes, in the order in which they were made. */
    waiting: [...items, ...fresh]
      .filter(({ refused }) => refused === null)
      .flatMap((item) => readChange(of.changes, item) ?? []),
    refused: notices.flatMap((item) => {
      const change = readChange(of.changes, item);
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
  };
};
