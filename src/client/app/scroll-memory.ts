import { useLayoutEffect } from 'react';

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

/**
 * A new page begins at its top; going back returns to where the person was.
 *
 * @param entryKey the key of the history entry that is drawn
 */
export const useScrollMemory = (entryKey: string): void => {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = scrollWhenPossible(positions.get(entryKey) ?? 0);
    const remember = (): void => {
      positions.set(entryKey, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [entryKey]);
};
