import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api/call.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

declare module '@tanstack/react-query' {
  interface Register {
    // Any value can be thrown, so use `errorText` to turn an error into text.
    defaultError: unknown;
  }
}

// Initially, the library assumes that there is a connection. Without this line, a page that was opened offline would
// not notice when the connection returns.
onlineManager.setOnline(navigator.onLine);

/** A cache for one person's data. It also fetches while offline, because the browser's online status may be wrong. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        // Cached, so that a reopened page shows its data immediately, even offline.
        gcTime: DAY_MS,
        staleTime: 15_000,
        refetchOnReconnect: 'always',
        // Do not retry after a refusal, which is final. A lost connection often returns.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof Refusal && error.status < 500),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
