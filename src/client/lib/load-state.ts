import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a panel's data; `stored` means that newer data could not be loaded. */
export type LoadState = 'loading' | 'failed' | 'stored' | 'ready';

/**
 * Whether the page should stop waiting for a query: it has data, is not being fetched, or its first attempt failed.
 * Content that would shift the layout when it loads waits for this.
 */
export const isAnswered = ({
  data,
  fetchStatus,
  failureCount,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'fetchStatus' | 'failureCount' | 'errorUpdateCount'>): boolean =>
  data !== undefined || fetchStatus !== 'fetching' || failureCount + errorUpdateCount > 0;

/**
 * The load state of a query; a fetch that is paused until there is a connection counts as failed.
 *
 * @param online whether the device reports a connection
 */
export const loadState = (
  { data, isError, isPaused }: Pick<UseQueryResult, 'data' | 'isError' | 'isPaused'>,
  online: boolean,
): LoadState => {
  const stuck = isError || isPaused;
  if (data === undefined) return stuck ? 'failed' : 'loading';
  return stuck || !online ? 'stored' : 'ready';
};
