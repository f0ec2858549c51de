import { queryAgeMs } from '#client/sync/on-open.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

/** Options that determine when a query fetches. */
export interface Asking {
  readonly enabled?: boolean;
  readonly refetchOnMount?: (query: {
    readonly state: { readonly dataUpdatedAt: number };
  }) => 'always' | false;
  readonly refetchOnWindowFocus?: false;
  readonly refetchOnReconnect?: false;
}

/** Fetches at most once a day, even after a reload, when all cached data counts as stale. */
export const ONCE_A_DAY: Asking = {
  refetchOnMount: ({ state }) => (queryAgeMs(state) >= DAY_MS ? 'always' : false),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
