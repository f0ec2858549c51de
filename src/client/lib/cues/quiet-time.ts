import { useSyncExternalStore } from 'react';

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

const change = (how: () => void): void => {
  how();
  for (const listener of [...listeners]) listener();
};

const isQuiet = (): boolean => holders.size > 0;

/**
 * Holds back what would otherwise appear unasked in this tab, such as timer cues, while something runs that it would
 * spoil. Returns a function that releases it; what became due meanwhile then appears.
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

/** Whether it is quiet time in this tab, as React state. */
export const useQuietTime = (): boolean => useSyncExternalStore(onQuietChange, isQuiet);
