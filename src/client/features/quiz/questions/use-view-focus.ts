import { type RefObject, useEffect } from 'react';
import { isFocusLost } from '#client/platform/page/lost-focus.ts';

/** Props that mark the element to focus when a new view replaces another view. */
export const VIEW_FOCUS_TARGET = { 'data-arrival': '' } as const;

/**
 * Moves the focus to the element with `VIEW_FOCUS_TARGET` when a new view replaces the focused element. If the focus is
 * elsewhere, it does not move.
 *
 * @param view the name of the current view; null while loading
 */
export const useViewFocus = (place: RefObject<HTMLElement | null>, view: string | null): void => {
  useEffect(() => {
    if (view === null || !isFocusLost()) return;
    const target = place.current?.querySelector<HTMLElement>('[data-arrival]');
    target?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, view]);
};
