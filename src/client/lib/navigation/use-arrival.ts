import { useEffect } from 'react';
import { useEntryKey } from './history-entry.ts';
import { useHash } from './use-hash.ts';

/**
 * Scrolls to the heading with this id and focuses it when a link to its `#id` was followed. Call it in the component
 * that renders the heading, so that the heading exists by then.
 */
export const useArrival = (id: string): void => {
  const hash = useHash();
  const key = useEntryKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (hash !== `#${id}`) return;
    const heading = document.getElementById(id);
    // The part with the heading may be collapsed, inside another one too.
    let collapsed = heading?.closest('details');
    while (collapsed) {
      collapsed.open = true;
      collapsed = collapsed.parentElement?.closest('details');
    }
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, id, key]);
};
