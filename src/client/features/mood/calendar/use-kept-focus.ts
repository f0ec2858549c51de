import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place inside `root`: when the focused control is gone or was disabled, the
 * focus moves to the first match of `stops` instead of being lost.
 *
 * @param stops selectors, the most sensible first
 */
export const useKeptFocus = (
  root: RefObject<HTMLElement | null>,
  stops: readonly string[],
): void => {
  const last = useRef<Element | null>(null);

  // After every render, because the controls of a library come and go without telling.
  useEffect(() => {
    const element = root.current;
    const left = last.current;
    const isLost = left !== null && (!left.isConnected || left.matches(':disabled'));
    if (element === null || !isLost) return;
    last.current = null;
    if (document.activeElement !== document.body && document.activeElement !== left) return;
    for (const stop of stops) {
      const found = element.querySelector<HTMLElement>(stop);
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
