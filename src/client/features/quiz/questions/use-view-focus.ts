import { type RefObject, useEffect, useRef } from 'react';

/** Marks what takes the focus when the part of the page that it begins comes in the place of another. */
export const ARRIVAL = { 'data-arrival': '' } as const;

/**
 * Moves the focus to what is marked with `ARRIVAL` when one view gives way to another and took the
 * focus with it. Not when the focus was somewhere else, or nowhere.
 *
 * @param view names what is shown; null while it loads
 */
export const useViewFocus = (place: RefObject<HTMLElement | null>, view: string | null): void => {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    // What had the focus is no longer in the page.
    const isLost =
      document.activeElement === document.body && focused.current?.isConnected === false;
    if (view === null || !isLost) return;
    const target = place.current?.querySelector<HTMLElement>('[data-arrival]');
    target?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, view]);
};
