import { useSyncExternalStore } from 'react';

/** The resolution of the `Date` header, which is rounded down. */
const RESOLUTION_MS = 1000;

/** The times of one reply in UTC ms: `serverMs` on the server's clock, the other two on this device's clock. */
export interface ReplyTimes {
  readonly serverMs: number;
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * How far the server's clock is ahead of this device's, in ms; negative if it is behind. Returns the known value as
 * long as the reply is consistent with it, so that slow connections cause no changes.
 */
export const aheadAfter = (
  knownMs: number,
  { serverMs, sentAtMs, receivedAtMs }: ReplyTimes,
): number => {
  const least = serverMs - receivedAtMs;
  const most = serverMs + RESOLUTION_MS - sentAtMs;
  return least <= knownMs && knownMs <= most ? knownMs : Math.round((least + most) / 2);
};

let aheadMs = 0;
const listeners = new Set<() => void>();

/** Updates the offset of the server's clock from the times of a reply. `serverMs` is NaN if the reply has no date. */
export const updateServerClock = (times: ReplyTimes): void => {
  if (Number.isNaN(times.serverMs)) return;
  const next = aheadAfter(aheadMs, times);
  if (next === aheadMs) return;
  aheadMs = next;
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the server's clock is ahead of this device's, in ms; 0 if they agree or nothing is known. */
export const useServerAheadMs = (): number => useSyncExternalStore(subscribe, () => aheadMs);
