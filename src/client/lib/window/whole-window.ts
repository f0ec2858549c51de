import { useEffect, useSyncExternalStore } from 'react';

/** The number of parts of the page that currently request the whole window. */
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

/** Whether a part of the page fills the whole window, so that the app's bars are hidden. */
export const useHasWholeWindow = (): boolean => useSyncExternalStore(subscribe, () => asking > 0);

/** Lets the calling part of the page fill the whole window while `isOn` is true. */
export const useWholeWindow = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    change(1);
    return () => change(-1);
  }, [isOn]);
};
