import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

const secondsSince = (fromMs: number): number => Math.floor((Date.now() - fromMs) / SECOND_MS);

/**
 * The current time in whole seconds since `fromMs`. It renders once a second, exactly when that count
 * changes, and when the page becomes visible; never while `fromMs` is null.
 *
 * @returns UTC ms
 */
export const useNow = (fromMs: number | null): number => {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      if (fromMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = (): void => {
        clearTimeout(timer);
        timer = setTimeout(tick, fromMs + (secondsSince(fromMs) + 1) * SECOND_MS - Date.now());
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
    [fromMs],
  );
  const from = fromMs ?? 0;
  return from + useSyncExternalStore(subscribe, () => secondsSince(from)) * SECOND_MS;
};
