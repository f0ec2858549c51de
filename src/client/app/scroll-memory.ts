import { useLayoutEffect } from 'react';
import { currentKey } from '#client/lib/navigation/history-entry.ts';
import { after, uptimeMs } from '#client/platform/after.ts';

// Where each entry of the history was scrolled to, in px; gone with the tab.
const positions = new Map<string, number>();
const LONGEST_WAIT_MS = 5_000;
/** Browsers refuse a page that writes into its history with each step of a scroll. */
const KEEP_DEBOUNCE_MS = 200;

/** Scrolls to `top` once the page is tall enough, unless the person scrolls meanwhile. */
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

/** Where the entry was scrolled to in the document before this one. */
const topInHistory = (): number => Number(Object(window.history.state).top ?? 0);

/**
 * A new page begins at its top; going back and loading again return to where the person was.
 *
 * @param entryKey the key of the history entry that is drawn
 */
export const useScrollMemory = (entryKey: string): void => {
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = scrollWhenPossible(positions.get(entryKey) ?? topInHistory());
    let cancel: (() => void) | undefined;
    const keep = (): void => {
      // The next page may be on its way already, which begins at its top.
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
