import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the page ask for the whole window just now. */
let asking = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  asking += by;
  document.documentElement.toggleAttribute('data-whole-window', asking > 0);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a part of the page has the whole window, without the bars of the app. */
export const useHasWholeWindow = (): boolean => useSyncExternalStore(subscribe, () => asking > 0);

/** Gives the part of the page that uses it the whole window for as long as `isOn`. */
export const useWholeWindow = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    change(1);
    return () => change(-1);
  }, [isOn]);
};
