import { promisifyRequest, type UseStore } from 'idb-keyval';
import { tracked } from './after.ts';

const ENTRIES = 'entries';

const open = async (name: string, onClose: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
  const database = await promisifyRequest(request);
  // Some browsers close the connection on their own. Another page can delete the database only if it is closed here.
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
};

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort();
  } catch {
    // The transaction is already committing, which works without the page.
  }
};

/** Resolves when the page returns from the back/forward cache. */
const untilShown = (): Promise<void> =>
  new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });

/** Commits a transaction after its last write, so that it completes even if the page closes. */
export const commit = (entries: IDBObjectStore): Promise<void> => {
  entries.transaction.commit();
  return promisifyRequest(entries.transaction);
};

/**
 * A key-value store for the functions of `idb-keyval`. Unlike the library's own store, it writes with strict
 * durability, so that a confirmed write survives a power cut.
 *
 * A page that enters the back/forward cache leaves its transactions open, and in WebKit all other pages wait for them.
 * Therefore such transactions are aborted, and repeated when the page is shown again.
 *
 * Calls reject if the browser forbids IndexedDB, as some browsers do in private windows.
 */
export const durableStore = (name: string): UseStore => {
  let database: Promise<IDBDatabase> | null = null;
  let shown = Promise.resolve();
  const begun = new Set<IDBTransaction>();
  const forget = (): void => {
    database = null;
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    shown = untilShown();
    for (const transaction of begun) abort(transaction);
  });
  const onDatabase: UseStore = async (mode, use) => {
    await shown;
    const sinceShown = shown;
    database ??= open(name, forget);
    try {
      const transaction = (await database).transaction(ENTRIES, mode, { durability: 'strict' });
      begun.add(transaction);
      if (shown !== sinceShown) abort(transaction);
      const end = (): boolean => begun.delete(transaction);
      transaction.addEventListener('complete', end);
      transaction.addEventListener('abort', end);
      return await use(transaction.objectStore(ENTRIES));
    } catch (error) {
      forget();
      if (shown === sinceShown) throw error;
      return onDatabase(mode, use);
    }
  };
  return (mode, use) => tracked(onDatabase(mode, use));
};

const requestPersistence = async (): Promise<void> => {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
};

/**
 * Asks the browser not to evict this site's storage when space is low. Returns immediately, because Firefox asks the
 * person, who may never answer. Entries are stored even if the browser refuses.
 */
export const askToKeepStorage = (): void => {
  // Not available over plain http, except on localhost.
  if ('storage' in navigator) requestPersistence().catch(() => undefined);
};
