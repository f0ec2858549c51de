import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';

const connectionsKey = (userId: string) => ['connections', userId] as const;

/** With whom the person is or was connected, those that hold first. */
export const allConnections = (userId: string) =>
  queryOptions({
    queryKey: connectionsKey(userId),
    // What others may see has to be shown as it is now.
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<readonly Connection[]> =>
      call(sharingEndpoints.connections, { params: { userId }, signal }),
  });

/** Puts a connection as the server answered it in its place, and asks for all of them anew. */
export const putConnection = (client: QueryClient, userId: string, given: Connection): void => {
  const queryKey = connectionsKey(userId);
  client.setQueryData<readonly Connection[]>(queryKey, (known) =>
    known?.some(({ id }) => id === given.id)
      ? known.map((one) => (one.id === given.id ? given : one))
      : known && [given, ...known],
  );
  void client.invalidateQueries({ queryKey });
};

/** Has the connections asked for anew. */
export const refreshConnections = (client: QueryClient, userId: string): void => {
  void client.invalidateQueries({ queryKey: connectionsKey(userId) });
};

/** The codes of the person that nobody used yet. */
export const openCodes = (userId: string) =>
  queryOptions({
    queryKey: ['sharing-codes', userId],
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(sharingEndpoints.codes, { params: { userId }, signal }),
  });

/** Who looked at what, page by page. */
export const looksQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['sharing-log', userId],
    refetchOnMount: onOpen,
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      call(sharingEndpoints.log, {
        params: { userId },
        ...(pageParam === '' ? {} : { query: { before: pageParam } }),
        signal,
      }),
    getNextPageParam: ({ looks, hasMore }) => (hasMore ? looks.at(-1)?.id : undefined),
  });
