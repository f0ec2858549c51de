import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The part of the address after # with which the form of a new routine opens. */
export const NEW_ROUTINE = 'new-routine';

const currentHash = (): string => window.location.hash;

/**
 * Calls `open` when a link led here to make a new routine.
 *
 * @param place an element of the part of the page that holds the form
 */
export const useNewRoutineLink = (open: () => void, place: RefObject<HTMLElement | null>): void => {
  const hash = useLocationProperty(currentHash);
  const [path, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address opens it
  useEffect(() => {
    if (hash !== `#${NEW_ROUTINE}`) return;
    // "One thing at a time" may have collapsed the part with the form.
    const collapsed = place.current?.closest('details');
    if (collapsed) collapsed.open = true;
    open();
    // Without it, the form opens again neither on a reload nor after going back.
    navigate(path, { replace: true });
  }, [hash]);
};
