import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The part of the address after # with which the form of a new routine opens. */
export const NEW_ROUTINE = 'new-routine';

const currentHash = (): string => window.location.hash;

/** Calls `open` when a link led here to make a new routine. */
export const useNewRoutineLink = (open: () => void): void => {
  const hash = useLocationProperty(currentHash);
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address opens it
  useEffect(() => {
    if (hash !== `#${NEW_ROUTINE}`) return;
    open();
    // Without it, the form opens again neither on a reload nor after going back.
    navigate(path, { replace: true });
  }, [hash]);
};
