import { type RefObject, useEffect, useRef } from 'react';

/** Props that mark the element to focus when its view replaces another. */
export const VIEW_FOCUS_TARGET = { 'data-arrival': '' } as const;

/**
 * Moves the focus to the element with `VIEW_FOCUS_TARGET` when a view is replaced and the focused
 * element was removed with it; a focus elsewhere is left alone.
 *
 * @param view the name of the current view; null while loading
 */
export const useViewFocus = (place: RefObject<HTMLElement | null>, view: string | null): void => {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  useEffect(() => {
    // The element that had the focus is no longer in the page.
    const isLost =
      document.activeElement === document.body && focused.current?.isConnected === false;
    if (view === null || !isLost) return;
    const target = place.current?.querySelector<HTMLElement>('[data-arrival]');
    target?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, view]);
};
