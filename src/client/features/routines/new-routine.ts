import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHash } from '#client/lib/navigation/use-hash.ts';

/** The URL hash that opens the form of a new routine. */
export const NEW_ROUTINE = 'new-routine';

/** Calls `open` if the page was opened with a link to the form of a new routine. */
export const useNewRoutineLink = (open: () => void): void => {
  const hash = useHash();
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the URL opens the form
  useEffect(() => {
    if (hash !== `#${NEW_ROUTINE}`) return;
    open();
    // Removes the hash, so that neither a reload nor the Back button opens the form again.
    navigate(path, { replace: true });
  }, [hash]);
};
