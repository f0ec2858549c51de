import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Options {
  /** Whether to refetch even if no fetch was running. Default: true. */
  readonly refresh?: boolean;
}

/**
 * Applies a change that the server has made to all cached queries whose keys begin with `queryKey`. A running fetch may
 * return older data and undo the change, so it is cancelled and restarted, even if it is the first fetch.
 */
export const changeCached = <Data>(
  client: QueryClient,
  queryKey: QueryKey,
  changed: (known: Data) => Data,
  { refresh = true }: Options = {},
): void => {
  const isAsking = client.isFetching({ queryKey }) > 0;
  if (isAsking) void client.cancelQueries({ queryKey });
  client.setQueriesData<Data>({ queryKey }, (known) => known && changed(known));
  if (isAsking || refresh) void client.invalidateQueries({ queryKey });
};

/**
 * Removes an entry from the cached lists whose keys begin with `queryKey`, because the server has deleted the entry.
 */
export const dropCached = (client: QueryClient, queryKey: QueryKey, gone: string): void =>
  changeCached<readonly { readonly id: string }[]>(client, queryKey, (known) =>
    known.filter(({ id }) => id !== gone),
  );
