import { IDBFactory, IDBKeyRange, IDBOpenDBRequest } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A local storage whose keys are properties, as in a browser. */
class LocalStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

/** Gives this test an empty browser. Afterwards, load the modules that depend on browser objects. */
export const newBrowser = (): void => {
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('localStorage', new LocalStorage());
  newPage();
};

/** Resets all modules and creates a new window with the same browser storage, as in another tab. */
export const newPage = (): EventTarget => {
  const page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  return page;
};

/** Sets how IndexedDB behaves when it is opened. */
export const openStorage = (how: 'as usual' | 'forbidden' | 'stuck'): void => {
  vi.spyOn(indexedDB, 'open').mockRestore();
  if (how === 'as usual') return;
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    if (how === 'forbidden') throw new DOMException('Not allowed.', 'SecurityError');
    return new IDBOpenDBRequest();
  });
};
