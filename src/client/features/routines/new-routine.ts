import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHash } from '#client/lib/navigation/use-hash.ts';

/** The part of the address after # with which the form of a new routine opens. */
export const NEW_ROUTINE = 'new-routine';

/** Calls `open` when a link led here to make a new routine. */
export const useNewRoutineLink = (open: () => void): void => {
  const hash = useHash();
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address opens it
  useEffect(() => {
    if (hash !== `#${NEW_ROUTINE}`) return;
    open();
    // Without it, the form opens again neither on a reload nor after going back.
    navigate(path, { replace: true });
  }, [hash]);
};
