import { useSyncExternalStore } from 'react';

/** A value that outlasts the pages that show it, for as long as the tab is open. */
export const createStore = <Value>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  const onChange = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = (): Value => value;
  return {
    get,
    set: (next: Value): void => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    /** The value as React state. */
    use: (): Value => useSyncExternalStore(onChange, get),
  };
};
