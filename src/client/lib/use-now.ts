import { useCallback, useSyncExternalStore } from 'react';
import { after, currentMs } from '#client/platform/after.ts';
import { onReturn } from '#client/platform/page/on-return.ts';
import { SECOND_MS } from '#domain/shared/time/durations.ts';

const stepsSince = (fromMs: number, stepMs: number): number =>
  Math.floor((currentMs() - fromMs) / stepMs);

/**
 * The current time in whole steps since `fromMs`, seconds by default. The component renders again exactly when the
 * number of steps changes and when the page becomes visible, but never while `fromMs` is null.
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
      const stop = onReturn(tick);
      return () => {
        cancel?.();
        stop();
      };
    },
    [fromMs, stepMs],
  );
  const from = fromMs ?? 0;
  return from + useSyncExternalStore(subscribe, () => stepsSince(from, stepMs)) * stepMs;
};
