import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useEntryKey } from './history-entry.ts';

const currentHash = (): string => window.location.hash;

/**
 * Brings the heading with this id into view and moves the focus to it when a link led to its `#id`.
 * To be called by whatever draws the heading, so that it is there by then.
 */
export const useArrival = (id: string): void => {
  const hash = useLocationProperty(currentHash);
  const key = useEntryKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (hash !== `#${id}`) return;
    const heading = document.getElementById(id);
    // It may be in what "one thing at a time" has put away.
    const folded = heading?.closest('details');
    if (folded) folded.open = true;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, id, key]);
};
