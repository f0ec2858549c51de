import { useSyncExternalStore } from 'react';

/** The time of the reminder of a task just added, as HH:MM; null if there is none. */
let newest: string | null = null;
const listeners = new Set<() => void>();

export const noteNewReminder = (time: string | null): void => {
  newest = time;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNewReminder = (): string | null => useSyncExternalStore(subscribe, () => newest);
