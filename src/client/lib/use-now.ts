import { useCallback, useSyncExternalStore } from 'react';
import { after, currentMs } from '#client/platform/after.ts';

const SECOND_MS = 1_000;

const stepsSince = (fromMs: number, stepMs: number): number =>
  Math.floor((currentMs() - fromMs) / stepMs);

/**
 * The current time in whole steps since `fromMs`, seconds by default. It renders once per step, exactly when that
 * count changes, and when the page becomes visible; never while `fromMs` is null.
 *
 * @returns UTC ms
 */
export const useNow = (fromMs: number | null, stepMs = SECOND_MS): number => {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      if (fromMs === null) return () => undefined;
      let cancel: (() => void) | undefined;
      const tick = (): void => {
        cancel?.();
        cancel = after(fromMs + (stepsSince(fromMs, stepMs) + 1) * stepMs - currentMs(), tick);
        listener();
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        cancel?.();
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
    [fromMs, stepMs],
  );
  const from = fromMs ?? 0;
  return from + useSyncExternalStore(subscribe, () => stepsSince(from, stepMs)) * stepMs;
};
