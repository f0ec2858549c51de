import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

const secondsSince = (fromMs: number): number => Math.floor((Date.now() - fromMs) / SECOND_MS);

/**
 * The present instant, to the last whole second counted from `fromMs`: it renders anew once a second,
 * just when a clock that counts from there moves on, and at once when somebody looks at the page
 * again. While `fromMs` is null nothing moves.
 *
 * @returns UTC ms
 */
export const useNow = (fromMs: number | null): number => {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      if (fromMs === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (): void => {
        clearTimeout(timer);
        timer = setTimeout(look, fromMs + (secondsSince(fromMs) + 1) * SECOND_MS - Date.now());
        listener();
      };
      look();
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
    [fromMs],
  );
  const from = fromMs ?? 0;
  return from + useSyncExternalStore(subscribe, () => secondsSince(from)) * SECOND_MS;
};
