import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#client/lib/api/call.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { onOpen } from '#client/sync/on-open.ts';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';

const connectionsKey = (userId: string) => ['connections', userId] as const;

/** The person's current and former connections, the current ones first. */
export const allConnections = (userId: string) =>
  queryOptions({
    queryKey: connectionsKey(userId),
    // Refetched, because people must see what is shared right now.
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<readonly Connection[]> =>
      call(sharingEndpoints.connections, { params: { userId }, signal }),
  });

/** The first parts of the keys of all queries that depend on a person's connections. */
const OF_CONNECTIONS = ['connections', 'sharing-codes', 'sharing-log', 'care'] as const;

/** Refetches everything that depends on the connections. With `cancelRefetch: false`, running fetches continue. */
export const refreshConnections = (
  client: QueryClient,
  userId: string,
  { cancelRefetch = true } = {},
): void => {
  for (const queryKey of [...OF_CONNECTIONS.map((name) => [name, userId]), ['me']])
    void client.invalidateQueries({ queryKey }, { cancelRefetch });
};

/**
 * Refetches everything that depends on the connections whenever the person returns to the page, because connections may
 * have changed in other tabs or been ended by other people.
 */
export const useFreshConnections = (userId: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = (): void => refreshConnections(client, userId, { cancelRefetch: false });
    window.addEventListener('focus', refresh);
    const stop = onPossiblyBack(refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      stop();
    };
  }, [client, userId]);
};

/** Replaces a connection with the version that the server returned, and refetches everything that depends on it. */
export const putConnection = (client: QueryClient, userId: string, given: Connection): void => {
  const queryKey = connectionsKey(userId);
  client.setQueryData<readonly Connection[]>(queryKey, (known) =>
    known?.some(({ id }) => id === given.id)
      ? known.map((one) => (one.id === given.id ? given : one))
      : known && [given, ...known],
  );
  refreshConnections(client, userId);
};

/** The person's unused codes. */
export const openCodes = (userId: string) =>
  queryOptions({
    queryKey: ['sharing-codes', userId],
    refetchOnMount: onOpen,
    queryFn: ({ signal }) => call(sharingEndpoints.codes, { params: { userId }, signal }),
  });

/** The log of who looked at which data, in pages. */
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
