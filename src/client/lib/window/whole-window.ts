import { useEffect, useSyncExternalStore } from 'react';

/** Number of parts of the page that currently ask for the whole window. */
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

/** Gives the calling part of the page the whole window while `isOn`. */
export const useWholeWindow = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return;
    change(1);
    return () => change(-1);
  }, [isOn]);
};
