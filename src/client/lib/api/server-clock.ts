import { useSyncExternalStore } from 'react';
import { currentMs } from '#client/platform/after.ts';

/** The resolution of the `Date` header, which is rounded down. */
const RESOLUTION_MS = 1000;

/**
 * The times of one reply in UTC ms: `serverMs` by the server's clock, the others by this device's.
 */
interface ReplyTimes {
  readonly serverMs: number;
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * How far the server's clock is ahead of this device's, in ms; negative when it is behind. Keeps the
 * known value while it is possible, so that slow connections cause no changes.
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

/** Updates the offset of the server's clock from a reply that has just arrived. */
export const updateServerClock = (response: Response, sentAtMs: number): void => {
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(serverMs)) return;
  const next = aheadAfter(aheadMs, { serverMs, sentAtMs, receivedAtMs: currentMs() });
  if (next === aheadMs) return;
  aheadMs = next;
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * How far the server's clock is ahead of this device's, in ms; 0 when they agree or nothing is
 * known.
 */
export const useServerAheadMs = (): number => useSyncExternalStore(subscribe, () => aheadMs);
