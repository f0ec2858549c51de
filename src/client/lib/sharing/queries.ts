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
    // What others may see has to be shown in its current state.
    refetchOnMount: onOpen,
    queryFn: ({ signal }): Promise<readonly Connection[]> =>
      call(sharingEndpoints.connections, { params: { userId }, signal }),
  });

/** The queries that depend on a person's connections, by the first part of their keys. */
const OF_CONNECTIONS = ['connections', 'sharing-codes', 'sharing-log', 'care'] as const;

/** Refetches what depends on the connections, unless it is being fetched already. */
export const refreshConnections = (
  client: QueryClient,
  userId: string,
  { cancelRefetch = true } = {},
): void => {
  for (const queryKey of [...OF_CONNECTIONS.map((name) => [name, userId]), ['me']])
    void client.invalidateQueries({ queryKey }, { cancelRefetch });
};

/**
 * Refetches what depends on the connections whenever the page regains attention, because the person connects and
 * disconnects in other tabs too, and others disconnect.
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

/** Replaces a connection by the one that the server returned, and refetches what depends on it. */
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
