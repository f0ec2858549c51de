import { IDBFactory, IDBKeyRange, IDBOpenDBRequest } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Local storage whose keys are properties, as in a browser. */
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

/** Gives this test an empty browser; load modules that look for one afterwards. */
export const newBrowser = (): void => {
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('localStorage', new LocalStorage());
  newPage();
};

/** Reloads all modules with their own window and the same browser’s storage, like another tab. */
export const newPage = (): EventTarget => {
  const page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  return page;
};

/** How IndexedDB opens from now on. */
export const openStorage = (how: 'as usual' | 'forbidden' | 'stuck'): void => {
  vi.spyOn(indexedDB, 'open').mockRestore();
  if (how === 'as usual') return;
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    if (how === 'forbidden') throw new DOMException('Not allowed.', 'SecurityError');
    return new IDBOpenDBRequest();
  });
};
