import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside `root`: when the focused control is removed or disabled, the focus moves to
 * the first match of `fallbacks`.
 *
 * @param fallbacks selectors in order of preference
 */
export const useKeptFocus = (
  root: RefObject<HTMLElement | null>,
  fallbacks: readonly string[],
): void => {
  const last = useRef<Element | null>(null);

  // Runs after every render, because the calendar library does not report when its controls change.
  useEffect(() => {
    const element = root.current;
    const lost = last.current;
    const isLost = lost !== null && (!lost.isConnected || lost.matches(':disabled'));
    if (element === null || !isLost) return;
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== lost) return;
    for (const fallback of fallbacks) {
      const found = element.querySelector<HTMLElement>(fallback);
      if (found === null) continue;
      found.focus();
      return;
    }
  });

  useEffect(() => {
    const element = root.current;
    const remember = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);
};
