import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api/call.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

declare module '@tanstack/react-query' {
  interface Register {
    // Anything can be thrown, so an error is shown by `wordsOf` alone.
    defaultError: unknown;
  }
}

// The library believes at first that there is a connection; without this, a page that was opened
// offline would not notice when it returns.
onlineManager.setOnline(navigator.onLine);

/** A cache for one person's data. It also asks without a connection, since that belief may be wrong. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        // Shown again at once when a page is opened again, also offline.
        gcTime: DAY_MS,
        staleTime: 15_000,
        refetchOnReconnect: 'always',
        // A refusal stays one; a lost connection often returns.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof Refusal && error.status < 500),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
