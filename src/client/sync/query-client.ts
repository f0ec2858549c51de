import { onlineManager, QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api/call.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

declare module '@tanstack/react-query' {
  interface Register {
    // Anything can be thrown, so only `wordsOf` turns an error into text.
    defaultError: unknown;
  }
}

// The library believes at first that there is a connection; without this, a page that was opened
// offline would not notice when it returns.
onlineManager.setOnline(navigator.onLine);

/** A cache for one person's data. It also fetches while offline, because that status may be wrong. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        // Shown immediately when a page is reopened, also offline.
        gcTime: DAY_MS,
        staleTime: 15_000,
        refetchOnReconnect: 'always',
        // A refusal is final; a lost connection often returns.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof Refusal && error.status < 500),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always' },
    },
  });
