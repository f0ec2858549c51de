import { promisifyRequest, type UseStore } from 'idb-keyval';
import { tracked } from './after.ts';

const ENTRIES = 'entries';

const open = async (name: string, onClose: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
  const database = await promisifyRequest(request);
  // Some browsers close the connection themselves, and deleting the database requires it closed.
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
};

/**
 * A key-value store for the functions of `idb-keyval`. Unlike that library's own store, it writes
 * with strict durability, so that a confirmed write survives a power cut.
 *
 * Its calls reject where the browser forbids IndexedDB, as some do in private windows.
 */
export const keptStore = (name: string): UseStore => {
  let database: Promise<IDBDatabase> | null = null;
  const forget = (): void => {
    database = null;
  };
  const onDatabase: UseStore = async (mode, use) => {
    database ??= open(name, forget);
    try {
      const transaction = (await database).transaction(ENTRIES, mode, { durability: 'strict' });
      return await use(transaction.objectStore(ENTRIES));
    } catch (error) {
      forget();
      throw error;
    }
  };
  return (mode, use) => tracked(onDatabase(mode, use));
};

const requestPersistence = async (): Promise<void> => {
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
};

/**
 * Asks the browser not to evict this site's storage when space is low. Returns at once: Firefox asks the person, who may never
 * answer. When the browser refuses, entries are stored all the same.
 */
export const askToKeepStorage = (): void => {
  // Missing on plain http outside localhost.
  if ('storage' in navigator) requestPersistence().catch(() => undefined);
};
