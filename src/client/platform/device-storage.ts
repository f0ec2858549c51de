/**
 * Texts that could not be written to local storage. If storage is forbidden or full, the page still works, but texts
 * are lost at a reload.
 */
const memory = new Map<string, string>();

/**
 * Uses local storage. Returns undefined if the browser forbids storage, because even accessing `localStorage` may then
 * throw.
 */
const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
};

/** The text stored under `key`, or null. */
export const readText = (key: string): string | null =>
  memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;

/** Stores `text` under `key`. */
export const writeText = (key: string, text: string): void => {
  const kept = attempt((storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (kept === true) memory.delete(key);
  else memory.set(key, text);
};

/** Removes the text stored under `key`. */
export const removeText = (key: string): void => {
  memory.delete(key);
  attempt((storage) => storage.removeItem(key));
};

/** All keys that begin with `prefix`. */
export const keysFrom = (prefix: string): readonly string[] => {
  const kept = attempt((storage) => Object.keys(storage)) ?? [];
  return [...kept, ...memory.keys()].filter((key) => key.startsWith(prefix));
};

/**
 * Calls `listener` when another tab may have changed stored texts: at each change, and when this page returns from the
 * back/forward cache, in which it receives no events. Returns a function that unsubscribes.
 */
export const onTextsElsewhere = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    // A null key means that all of the storage was cleared.
    if (key === null) memory.clear();
    else memory.delete(key);
    listener();
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
};

/** Removes all values that are stored only for this tab. */
export const clearTab = (): void => {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage, there is nothing to remove.
  }
};
