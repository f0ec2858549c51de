import { useLayoutEffect, useRef } from 'react';
import { uptimeMs } from '#client/platform/after.ts';

/** How long after a change a press still counts as meant for the previous content. */
const SETTLE_MS = 700;

/** Whether the content has been visible long enough that a press was meant for it. Always true if it never changed. */
export const isSettled = (changedAtMs: number | null, nowMs: number): boolean =>
  changedAtMs === null || nowMs - changedAtMs >= SETTLE_MS;

/**
 * Returns a function for press handlers, which says whether a press was meant for the current content and not for the
 * content that was there a moment ago.
 *
 * @param key identifies the current content; undefined for none
 */
export const useSettled = (key: string | undefined): (() => boolean) => {
  const shown = useRef({ key, changedAtMs: null as number | null });
  useLayoutEffect(() => {
    const before = shown.current.key;
    if (before === key) return;
    // If there was no content before, a press cannot have been meant for it.
    shown.current = { key, changedAtMs: before === undefined ? null : uptimeMs() };
  }, [key]);
  return () => isSettled(shown.current.changedAtMs, uptimeMs());
};
