import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

const stepsSince = (fromMs: number, stepMs: number): number =>
  Math.floor((Date.now() - fromMs) / stepMs);

/**
 * The current time in whole steps since `fromMs`, seconds if nothing else is said. It renders once a step,
 * exactly when that count changes, and when the page becomes visible; never while `fromMs` is null.
 *
 * @returns UTC ms
 */
export const useNow = (fromMs: number | null, stepMs = SECOND_MS): number => {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      if (fromMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = (): void => {
        clearTimeout(timer);
        timer = setTimeout(tick, fromMs + (stepsSince(fromMs, stepMs) + 1) * stepMs - Date.now());
        listener();
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
    [fromMs, stepMs],
  );
  const from = fromMs ?? 0;
  return from + useSyncExternalStore(subscribe, () => stepsSince(from, stepMs)) * stepMs;
};
