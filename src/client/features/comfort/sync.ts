import { useSyncExternalStore } from 'react';
import { call } from '#client/lib/api/call.ts';
import {
  adoptComfort,
  comfortToSend,
  isComfortUnsent,
  isLastUsed,
  noteComfortSent,
  onComfortChange,
} from '#client/lib/comfort/comfort.ts';
import { ownZone } from '#client/lib/device-zone.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { after } from '#client/platform/after.ts';
import { withLock } from '#client/platform/lock.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { onLogout } from '#client/sync/on-logout.ts';
import { comfortEndpoints } from '#contract/comfort.ts';
import type { AppLanguage } from '#domain/shared/text/languages.ts';
import { texts } from '#texts/language.js';

/** The problem that the latest change is only on this device, because saving it to the account failed. */
export interface ComfortSyncProblem {
  /** A message for the person. */
  readonly reason: string;
  /** Tries again; never rejects. */
  retry(): Promise<void>;
}

/** The debounce delay for saving, because a slider causes many small changes. */
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
 * Synchronizes the settings of this device with those of the account. At the start, the account's settings take
 * precedence, unless this device has an unsent change. An account without settings receives those of the device. The
 * time zone of this device is sent at the start, and after that only with other changes, so that a page left open at
 * home does not override the zone of a device that travels. Offline, the sync waits for a connection. Returns a
 * function that stops the sync.
 */
export const startComfortSync = (userId: string): (() => void) => {
  const params = { userId };
  const used = () => ({ lastZone: ownZone(), lastLanguage: texts.tag as AppLanguage });
  let cancel: (() => void) | undefined;
  let isInSync = false;

  const send = async (): Promise<void> => {
    const comfort = comfortToSend(used());
    await call(comfortEndpoints.save, { params, body: comfort });
    noteComfortSent(comfort);
    isInSync = true;
  };

  const loadFromAccount = async (): Promise<void> => {
    const { comfort } = await call(comfortEndpoints.read, { params });
    // A change made during the request is newer than the reply to it.
    if (comfort === null || isComfortUnsent(userId)) return send();
    adoptComfort(comfort);
    if (!isLastUsed(comfort, used())) return send();
    isInSync = true;
  };

  // Only one tab syncs at a time, so that saves stay in order and a change is sent only once.
  const sync = async (): Promise<void> => {
    try {
      await withLock('evenkeel-comfort', async () => {
        if (isComfortUnsent(userId)) await send();
        else if (!isInSync) await loadFromAccount();
      });
      setProblem(null);
    } catch (error) {
      // The device stores the settings in any case, and the sync is retried at the next opportunity.
      const reason = errorText(error);
      setProblem(isComfortUnsent(userId) ? { reason, retry: sync } : null);
    }
  };

  // Sends the last change while the session is still valid, and waits for any pending request.
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
