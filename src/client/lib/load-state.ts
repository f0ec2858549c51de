import type { UseQueryResult } from '@tanstack/react-query';

/** What a panel can say about its data. `stored` is data shown because no newer could be had. */
export type LoadState = 'loading' | 'failed' | 'stored' | 'ready';

/**
 * Where a query stands. A fetch that waits for the connection counts as failed, not as loading.
 *
 * @param online whether the device believes that it has a connection
 */
export const loadState = (
  { data, isError, isPaused }: Pick<UseQueryResult, 'data' | 'isError' | 'isPaused'>,
  online: boolean,
): LoadState => {
  const stuck = isError || isPaused;
  if (data === undefined) return stuck ? 'failed' : 'loading';
  return stuck || !online ? 'stored' : 'ready';
};
