import { useSyncExternalStore } from 'react';

/** An answer's `Date` counts whole seconds, and is rounded down. */
const GRAIN_MS = 1000;

/** One answer of the server. All are UTC ms; the first by the server's clock, the others by this device's. */
interface Sighting {
  readonly serverMs: number;
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
}

/**
 * How far the server's clock is ahead of this device's, in ms, below 0 where it is behind: what was known
 * before as long as that can be true, so that a slow connection moves nothing.
 */
export const aheadAfter = (
  knownMs: number,
  { serverMs, sentAtMs, receivedAtMs }: Sighting,
): number => {
  const least = serverMs - receivedAtMs;
  const most = serverMs + GRAIN_MS - sentAtMs;
  return least <= knownMs && knownMs <= most ? knownMs : Math.round((least + most) / 2);
};

let aheadMs = 0;
const listeners = new Set<() => void>();

/** Learns from an answer that has just come how the server's clock goes. */
export const noteServerTime = (response: Response, sentAtMs: number): void => {
  const serverMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(serverMs)) return;
  const next = aheadAfter(aheadMs, { serverMs, sentAtMs, receivedAtMs: Date.now() });
  if (next === aheadMs) return;
  aheadMs = next;
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * How far the server's clock is ahead of this device's, in ms: an instant of the server's less this is the
 * device's. 0 where the two agree, or nothing is known.
 */
export const useServerAheadMs = (): number => useSyncExternalStore(subscribe, () => aheadMs);
