import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings the heading with this id into view and moves the focus to it when a link led to its `#id`.
 * To be called by whatever draws the heading, so that it is there by then.
 */
export const useArrival = (id: string): void => {
  const { hash, key } = useLocation();
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
