import { useLayoutEffect } from 'react';
import { currentKey } from '#client/lib/navigation/history-entry.ts';
import { after, uptimeMs } from '#client/platform/after.ts';

// The scroll position of each history entry, in px; lost when the tab closes.
const positions = new Map<string, number>();
const LONGEST_WAIT_MS = 5_000;
/**
 * How long to wait after a scroll event before storing the position, because browsers reject history updates at every
 * event.
 */
const KEEP_DEBOUNCE_MS = 200;

/** Scrolls to `top` once the page is tall enough, unless the person scrolls before that. */
const scrollWhenPossible = (top: number): (() => void) => {
  const giveUpAt = uptimeMs() + LONGEST_WAIT_MS;
  let frame = 0;
  const attempt = (): void => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && uptimeMs() < giveUpAt)
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

/** The scroll position that an earlier document stored in the current history entry. */
const topInHistory = (): number => Number(Object(window.history.state).top ?? 0);

/**
 * Scrolls a new page to its top, and restores the previous position after going back or reloading.
 *
 * @param entryKey the key of the history entry that is shown
 */
export const useScrollMemory = (entryKey: string): void => {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = scrollWhenPossible(positions.get(entryKey) ?? topInHistory());
    let cancel: (() => void) | undefined;
    const keep = (): void => {
      // If the next page is already loading, this position does not belong to the current history entry.
      if (currentKey() === entryKey)
        window.history.replaceState({ ...window.history.state, top: window.scrollY }, '');
    };
    const remember = (): void => {
      positions.set(entryKey, window.scrollY);
      cancel?.();
      cancel = after(KEEP_DEBOUNCE_MS, keep);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      cancel?.();
      window.removeEventListener('scroll', remember);
    };
  }, [entryKey]);
};
