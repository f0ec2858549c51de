import { promisifyRequest, type UseStore } from 'idb-keyval';

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
  return async (mode, use) => {
    database ??= open(name, forget);
    try {
      const transaction = (await database).transaction(ENTRIES, mode, { durability: 'strict' });
      return await use(transaction.objectStore(ENTRIES));
    } catch (error) {
      forget();
      throw error;
    }
  };
};

/** Asks the browser not to evict this site's storage when space is low. Never rejects. */
export const askToKeepStorage = async (): Promise<void> => {
  // Missing on plain http outside localhost.
  if (!('storage' in navigator)) return;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Entries are stored anyway, but may be evicted when space is low.
  }
};
