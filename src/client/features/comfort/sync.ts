import { useSyncExternalStore } from 'react';
import { call } from '#client/lib/api/call.ts';
import {
  adoptComfort,
  comfortToSend,
  isComfortUnsent,
  noteComfortSent,
  onComfortChange,
} from '#client/lib/comfort/comfort.ts';
import { ownZone } from '#client/lib/device-zone.ts';
import { errorText } from '#client/lib/told.ts';
import { after } from '#client/platform/after.ts';
import { withLock } from '#client/platform/lock.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { onLogout } from '#client/sync/on-logout.ts';
import { comfortEndpoints } from '#contract/comfort.ts';

/** The latest change is only on this device, because saving it to the account failed. */
export interface ComfortSyncProblem {
  /** A message for the person. */
  readonly reason: string;
  /** Tries again; never rejects. */
  retry(): Promise<void>;
}

/** Debounce of saves, because a slider changes in many small steps. */
const SEND_DEBOUNCE_MS = 400;

const listeners = new Set<() => void>();
let problem: ComfortSyncProblem | null = null;

const setProblem = (next: ComfortSyncProblem | null): void => {
  problem = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Why the latest change is not saved to the account; null if it is saved. */
export const useComfortSyncProblem = (): ComfortSyncProblem | null =>
  useSyncExternalStore(subscribe, () => problem);

/**
 * Keeps the settings of this device and of the account in sync. At the start the account's settings win, unless this
 * device has an unsent change. An account without settings gets the device's. The zone of this device is sent at the
 * start and then only with changes, so that a page left open at home does not override a device that travels. Without a
 * connection, the sync waits for one. Returns a function that stops the sync.
 */
export const startComfortSync = (userId: string): (() => void) => {
  const params = { userId };
  let cancel: (() => void) | undefined;
  let isInSync = false;

  const send = async (): Promise<void> => {
    const comfort = comfortToSend(ownZone());
    await call(comfortEndpoints.save, { params, body: comfort });
    noteComfortSent(comfort);
    isInSync = true;
  };

  const loadFromAccount = async (): Promise<void> => {
    const { comfort } = await call(comfortEndpoints.read, { params });
    // A change made during the request is newer than the reply.
    if (comfort === null || isComfortUnsent(userId)) return send();
    adoptComfort(comfort);
    if (comfort.lastZone !== ownZone()) return send();
    isInSync = true;
  };

  // One tab at a time, so that saves stay in order and only one tab sends a change.
  const sync = async (): Promise<void> => {
    try {
      await withLock('evenkeel-comfort', async () => {
        if (isComfortUnsent(userId)) await send();
        else if (!isInSync) await loadFromAccount();
      });
      setProblem(null);
    } catch (error) {
      // The device keeps the settings in any case, and the next opportunity retries.
      const reason = errorText(error);
      setProblem(isComfortUnsent(userId) ? { reason, retry: sync } : null);
    }
  };

  // While the session is still valid, sends the last change and waits for any pending request.
  const finish = (): Promise<void> => {
    cancel?.();
    return sync();
  };

  const stops = [
    onPossiblyBack(sync),
    onLogout(userId, finish),
    onComfortChange(() => {
      cancel?.();
      if (isComfortUnsent(userId)) cancel = after(SEND_DEBOUNCE_MS, sync);
      else setProblem(null);
    }),
  ];
  void sync();
  return () => {
    cancel?.();
    for (const stop of stops) stop();
    setProblem(null);
  };
};
