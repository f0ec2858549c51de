import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { promisifyRequest, setMany } from 'idb-keyval';
import { getSession } from '#client/lib/session/session.ts';
import { after } from '#client/platform/after.ts';
import { commit, keptStore } from '#client/platform/kept-store.ts';
import { onBroadcast } from './broadcast.ts';
import { mayBeKept } from './of-others.ts';
import { queryAgeMs } from './on-open.ts';

type KeptQuery = DehydratedState['queries'][number];

/** Counts up when kept data of earlier versions can no longer be read. */
const VERSION = 5;
const LONGEST_KEPT_MS = 60 * 86_400_000;

const store = keptStore('evenkeel-queries');
const prefixOf = (userId: string): string => `${VERSION}/${userId}/`;

/** Brings back what was last seen on this device, and drops what is too old. */
export const restoreQueries = async (client: QueryClient, userId: string): Promise<void> => {
  const prefix = prefixOf(userId);
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const kept = await store('readonly', (entries) =>
    promisifyRequest<KeptQuery[]>(entries.getAll(range)),
  );
  hydrate(client, { queries: kept.filter(({ state }) => queryAgeMs(state) < LONGEST_KEPT_MS) });
  // Shown at once, but always asked for anew: other devices may have written meanwhile.
  await client.invalidateQueries({ refetchType: 'none' });
};

const removeWhere = (matches: (key: string) => boolean): Promise<void> =>
  store('readwrite', async (entries) => {
    const keys = await promisifyRequest(entries.getAllKeys());
    for (const key of keys) if (typeof key === 'string' && matches(key)) entries.delete(key);
    await commit(entries);
  });

/** Removes the person's kept data from this device. */
export const clearQueries = (userId: string): Promise<void> =>
  removeWhere((key) => key.startsWith(prefixOf(userId)));

/** Removes everybody else's kept data: on a shared device only the signed-in person's is there. */
export const clearQueriesOfOthers = (userId: string): Promise<void> =>
  removeWhere((key) => !key.startsWith(prefixOf(userId)));

/**
 * Keeps every successful answer but those about other people on this device, one record a query, so that two tabs never
 * overwrite each other's. Returns how to stop.
 */
export const keepQueries = (client: QueryClient, userId: string): (() => void) => {
  const fresh = new Set<string>();
  let cancel: (() => void) | undefined;
  let cleared = false;

  const write = (): void => {
    cancel?.();
    cancel = undefined;
    const session = getSession();
    // Never after the session is over, here or elsewhere: its clearing must be the last word.
    if (cleared || fresh.size === 0 || session.state !== 'in' || session.userId !== userId) return;
    const { queries } = dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) =>
        fresh.has(query.queryHash) && query.state.status === 'success',
    });
    fresh.clear();
    const records = queries.map(
      ({ queryKey, queryHash, state, dehydratedAt }): [string, KeptQuery] => [
        prefixOf(userId) + queryHash,
        { queryKey, queryHash, dehydratedAt, state: { ...state, fetchFailureReason: null } },
      ],
    );
    // A full or forbidden storage costs only the offline view.
    setMany(records, store).catch(() => undefined);
  };

  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', whenHidden);
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (!mayBeKept(event.query)) return;
      fresh.add(event.query.queryHash);
      cancel ??= after(0, write);
    }),
    onBroadcast((message) => {
      if (message.topic !== 'cleared' || message.userId !== userId) return;
      cleared = true;
      // Answers on their way are nobody's any more.
      void client.cancelQueries();
    }),
  ];
  return () => {
    write();
    document.removeEventListener('visibilitychange', whenHidden);
    for (const stop of stops) stop();
  };
};
