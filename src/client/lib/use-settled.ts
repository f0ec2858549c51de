import { useLayoutEffect, useRef } from 'react';
import { uptimeMs } from '#client/platform/after.ts';

/** A press sooner after a change was meant for what was there before. */
const SETTLE_MS = 700;

/** Whether what is shown has been there long enough to be pressed; always if it never changed. */
export const isSettled = (changedAtMs: number | null, nowMs: number): boolean =>
  changedAtMs === null || nowMs - changedAtMs >= SETTLE_MS;

/**
 * Returns a function for a press handler that tells whether the press was meant for what is shown now, and not for
 * what was in its place a moment ago.
 *
 * @param key identifies what is shown; undefined for nothing
 */
export const useSettled = (key: string | undefined): (() => boolean) => {
  const shown = useRef({ key, changedAtMs: null as number | null });
  useLayoutEffect(() => {
    const before = shown.current.key;
    if (before === key) return;
    // If nothing was shown before, the press cannot have been meant for something else.
    shown.current = { key, changedAtMs: before === undefined ? null : uptimeMs() };
  }, [key]);
  return () => isSettled(shown.current.changedAtMs, uptimeMs());
};
