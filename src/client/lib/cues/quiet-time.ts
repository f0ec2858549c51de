import { useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

const change = (how: () => void): void => {
  how();
  for (const listener of [...listeners]) listener();
};

const isQuiet = (): boolean => holders.size > 0;

/**
 * Starts quiet time in this tab, for example during a test: timer cues and other interruptions are held back. Returns a
 * function that ends quiet time; everything that became due in the meantime then appears.
 */
export const holdCues = (): (() => void) => {
  const holder = Symbol('quiet');
  change(() => holders.add(holder));
  return () => change(() => holders.delete(holder));
};

const onQuietChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether cues are held back in this tab (quiet time), as React state. */
export const useQuietTime = (): boolean => useSyncExternalStore(onQuietChange, isQuiet);
