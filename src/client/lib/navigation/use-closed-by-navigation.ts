import { useEffect } from 'react';
import { useEntryKey } from './history-entry.ts';

/** Calls `close` after every navigation, including going back, so that nothing stays open over another page. */
export const useClosedByNavigation = (close: () => void): void => {
  const entryKey = useEntryKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(close, [entryKey]);
};
