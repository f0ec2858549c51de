import { useEffect } from 'react';
import { useEntryKey } from './history-entry.ts';
import { useHash } from './use-hash.ts';

/**
 * Scrolls to the heading with this id and focuses it after somebody followed a link to its `#id`. Call it in the
 * component that renders the heading, so that the heading already exists.
 */
export const useArrival = (id: string): void => {
  const hash = useHash();
  const key = useEntryKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (hash !== `#${id}`) return;
    const heading = document.getElementById(id);
    // The heading may be inside collapsed sections, which can be nested.
    let collapsed = heading?.closest('details');
    while (collapsed) {
      collapsed.open = true;
      collapsed = collapsed.parentElement?.closest('details');
    }
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, id, key]);
};
