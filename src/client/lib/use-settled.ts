import { useLayoutEffect, useRef } from 'react';
import { uptimeMs } from '#client/platform/after.ts';

/** A press sooner after a change was meant for what was there before. */
const SETTLE_MS = 700;

/** Whether what is shown stands there long enough to be pressed; what never changed does. */
export const isSettled = (changedAtMs: number | null, nowMs: number): boolean =>
  changedAtMs === null || nowMs - changedAtMs >= SETTLE_MS;

/**
 * Returns a function that tells in a press handler whether the press was meant for what is shown now, and not for
 * what was in its place a moment ago.
 *
 * @param key of what is shown; undefined for nothing
 */
export const useSettled = (key: string | undefined): (() => boolean) => {
  const shown = useRef({ key, changedAtMs: null as number | null });
  useLayoutEffect(() => {
    const before = shown.current.key;
    if (before === key) return;
    // Where nothing was, nothing else was meant.
    shown.current = { key, changedAtMs: before === undefined ? null : uptimeMs() };
  }, [key]);
  return () => isSettled(shown.current.changedAtMs, uptimeMs());
};
