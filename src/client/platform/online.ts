import { useSyncExternalStore } from 'react';

/** Calls `listener` when the device reports that it has a connection or has none. Returns a function that unsubscribes. */
export const onConnectionChange = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the device reports a connection. False is reliable; true may be wrong. */
export const useOnline = (): boolean =>
  useSyncExternalStore(onConnectionChange, () => navigator.onLine);

/**
 * Calls `listener` when a retry may succeed, because the connection is back or the tab is visible again. Returns a
 * function that unsubscribes.
 */
export const onPossiblyBack = (listener: () => void): (() => void) => {
  const whenVisible = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', whenVisible);
  };
};
