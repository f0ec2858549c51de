import { promisifyRequest, type UseStore } from 'idb-keyval';

const ENTRIES = 'entries';

const open = async (name: string, onClose: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
  const database = await promisifyRequest(request);
  // Some browsers close the connection on their own, and a deletion needs it closed.
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
};

/**
 * A key-value store on this device for the functions of `idb-keyval`. Unlike that library's own, it
 * writes with strict durability: a write that was confirmed also outlives a power cut.
 *
 * Its calls reject where the browser allows no IndexedDB, as some do in private windows.
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

/** Asks the browser not to clear this site's storage when space gets short. Never rejects. */
export const askToKeepStorage = async (): Promise<void> => {
  // Absent on plain http outside localhost.
  if (!('storage' in navigator)) return;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser decides; entries are kept either way until it runs short of space.
  }
};
