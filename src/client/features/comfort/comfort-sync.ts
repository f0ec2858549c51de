import { useSyncExternalStore } from 'react';
import { call } from '#client/lib/api/call.ts';
import {
  adoptComfort,
  getComfort,
  isComfortUnsent,
  noteComfortSent,
  onComfortChange,
} from '#client/lib/comfort/comfort.ts';
import { withLock } from '#client/platform/lock.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { comfortEndpoints } from '#contract/comfort.ts';

/** The latest change is on this device, and the try to bring it to the account failed. */
export interface Trouble {
  /** A sentence for the person. */
  readonly reason: string;
  /** Tries again; resolves when that is over, whatever came of it. */
  retry(): Promise<void>;
}

/** A slider moves in many small steps; they are sent together. */
const SEND_DELAY_MS = 400;

const listeners = new Set<() => void>();
let trouble: Trouble | null = null;

const setTrouble = (next: Trouble | null): void => {
  trouble = next;
  for (const listener of listeners) listener();
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What stands between the latest change and the account, or null. */
export const useComfortTrouble = (): Trouble | null => useSyncExternalStore(follow, () => trouble);

/**
 * Keeps the device's settings and the account's the same for as long as it runs: at the start the
 * account's win, unless a change made here has not reached it yet; an account that has none gets
 * the device's. Without a connection it waits until there is one. Returns how to stop.
 */
export const startComfortSync = (userId: string): (() => void) => {
  const params = { userId };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let met = false;

  const send = async (): Promise<void> => {
    const comfort = getComfort();
    await call(comfortEndpoints.save, { params, body: comfort });
    noteComfortSent(comfort);
    met = true;
  };

  const meet = async (): Promise<void> => {
    const { comfort } = await call(comfortEndpoints.read, { params });
    // A change made while the answer was on its way is newer than the answer.
    if (comfort === null || isComfortUnsent(userId)) return send();
    adoptComfort(comfort);
    met = true;
  };

  // One at a time over all tabs: the later change lands later, and is not sent by each tab.
  const settle = async (): Promise<void> => {
    try {
      await withLock('evenkeel-comfort', async () => {
        if (isComfortUnsent(userId)) await send();
        else if (!met) await meet();
      });
      setTrouble(null);
    } catch (error) {
      // The device keeps what was chosen either way; the next occasion tries again.
      const reason = error instanceof Error ? error.message : '';
      setTrouble(isComfortUnsent(userId) ? { reason, retry: settle } : null);
    }
  };

  const stops = [
    onPossiblyBack(settle),
    onComfortChange(() => {
      clearTimeout(timer);
      if (isComfortUnsent(userId)) timer = setTimeout(settle, SEND_DELAY_MS);
      else setTrouble(null);
    }),
  ];
  void settle();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    setTrouble(null);
  };
};
