import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Options {
  /** Whether it is asked for anew also where nothing of it was being fetched. */
  readonly refresh?: boolean;
}

/**
 * Changes all that is cached under keys that begin so, as the server has done it. What is being fetched meanwhile may be
 * from before the change and would take it back: it is given up and asked for anew, the first answer too.
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

/** Takes what the server has deleted out of the lists that are cached under keys that begin so. */
export const dropCached = (client: QueryClient, queryKey: QueryKey, gone: string): void =>
  changeCached<readonly { readonly id: string }[]>(client, queryKey, (known) =>
    known.filter(({ id }) => id !== gone),
  );
