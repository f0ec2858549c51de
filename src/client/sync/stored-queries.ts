import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { promisifyRequest, setMany } from 'idb-keyval';
import { getSession } from '#client/lib/session/session.ts';
import { after } from '#client/platform/after.ts';
import { commit, durableStore } from '#client/platform/durable-store.ts';
import { onBroadcast } from './broadcast.ts';
import { isStorable } from './not-persisted.ts';
import { queryAgeMs } from './on-open.ts';

type KeptQuery = DehydratedState['queries'][number];

/** Increment this when the app can no longer read data stored by earlier versions. */
const VERSION = 5;
const LONGEST_KEPT_MS = 60 * 86_400_000;

const store = durableStore('evenkeel-queries');
const prefixOf = (userId: string): string => `${VERSION}/${userId}/`;

/** Restores the data last stored on this device, except data older than `LONGEST_KEPT_MS`. */
export const restoreQueries = async (client: QueryClient, userId: string): Promise<void> => {
  const prefix = prefixOf(userId);
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const kept = await store('readonly', (entries) =>
    promisifyRequest<KeptQuery[]>(entries.getAll(range)),
  );
  hydrate(client, { queries: kept.filter(({ state }) => queryAgeMs(state) < LONGEST_KEPT_MS) });
  // Show the data immediately, but always refetch it, because other devices may have changed it in the meantime.
  await client.invalidateQueries({ refetchType: 'none' });
};

const removeWhere = (matches: (key: string) => boolean): Promise<void> =>
  store('readwrite', async (entries) => {
    const keys = await promisifyRequest(entries.getAllKeys());
    for (const key of keys) if (typeof key === 'string' && matches(key)) entries.delete(key);
    await commit(entries);
  });

/** Removes the person's stored queries from this device. */
export const clearQueries = (userId: string): Promise<void> =>
  removeWhere((key) => key.startsWith(prefixOf(userId)));

/**
 * Removes the stored queries of all other people, so that a shared device stores only those of the signed-in person.
 */
export const clearQueriesOfOthers = (userId: string): Promise<void> =>
  removeWhere((key) => !key.startsWith(prefixOf(userId)));

/**
 * Stores the data of every successful query on this device, except data about other people. Each query has its own
 * record, so that two tabs do not overwrite each other's data. Returns a function that stops it.
 */
export const keepQueries = (client: QueryClient, userId: string): (() => void) => {
  const fresh = new Set<string>();
  let cancel: (() => void) | undefined;
  let cleared = false;

  const write = (): void => {
    cancel?.();
    cancel = undefined;
    const session = getSession();
    // Never write after the session has ended, here or elsewhere, because its data has been cleared.
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
    // If storage is full or forbidden, only the offline view is lost.
    setMany(records, store).catch(() => undefined);
  };

  const whenHidden = (): void => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', whenHidden);
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (!isStorable(event.query)) return;
      fresh.add(event.query.queryHash);
      cancel ??= after(0, write);
    }),
    onBroadcast((message) => {
      if (message.topic !== 'cleared' || message.userId !== userId) return;
      cleared = true;
      // Cancel pending queries, because their person has logged out.
      void client.cancelQueries();
    }),
  ];
  return () => {
    write();
    document.removeEventListener('visibilitychange', whenHidden);
    for (const stop of stops) stop();
  };
};
