import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

// Where each entry of the history was scrolled to, in px; gone with the tab.
const positions = new Map<string, number>();
const LONGEST_WAIT_MS = 5_000;

/** Scrolls to `top` once the page is tall enough, unless the person scrolls meanwhile. */
const scrollWhenPossible = (top: number): (() => void) => {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  let frame = 0;
  const attempt = (): void => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < giveUpAt)
      frame = requestAnimationFrame(attempt);
  };
  const stop = (): void => cancelAnimationFrame(frame);
  const gestures = ['wheel', 'touchstart', 'keydown'] as const;
  for (const gesture of gestures) window.addEventListener(gesture, stop, { once: true });
  attempt();
  return () => {
    stop();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
};

/** A new page begins at its top; going back returns to where the person was. */
export const useScrollMemory = (): void => {
  const { key } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = scrollWhenPossible(kind === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
    const remember = (): void => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, kind]);
};
