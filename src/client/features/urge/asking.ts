import { queryAgeMs } from '#client/sync/on-open.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

/** When a query asks the server. */
export interface Asking {
  readonly enabled?: boolean;
  readonly refetchOnMount?: (query: {
    readonly state: { readonly dataUpdatedAt: number };
  }) => 'always' | false;
  readonly refetchOnWindowFocus?: false;
  readonly refetchOnReconnect?: false;
}

/** Asks once a day at most, also after a reload, which takes all that is kept for old. */
export const ONCE_A_DAY: Asking = {
  refetchOnMount: ({ state }) => (queryAgeMs(state) >= DAY_MS ? 'always' : false),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
