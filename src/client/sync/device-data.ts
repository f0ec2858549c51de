import { STORAGE_LIMIT_MS, TooLate, within } from '#client/platform/time-limit.ts';
import { broadcast } from './broadcast.ts';
import { clearValues } from './device-value.ts';
import { clearKept, listKept } from './outbox/store.ts';
import { clearQueries } from './stored-queries.ts';

/**
 * How many entries of this person are only on this device: waiting or refused, but for what the app
 * notes by itself. Resolves to 0 where the browser keeps nothing, and to null when the device's storage
 * does not answer.
 */
export const waitingCount = async (userId: string): Promise<number | null> => {
  try {
    const kept = await within(STORAGE_LIMIT_MS, listKept(userId));
    return kept.filter(({ quiet, notice }) => quiet !== true && notice !== true).length;
  } catch (error) {
    return error instanceof TooLate ? null : 0;
  }
};

/**
 * Removes everything of this person from this device: cached data, entries that were not sent,
 * drafts, the timer. Ask first when `waitingCount` is not 0. Never rejects: where nothing can be
 * kept, there is nothing to remove. It does not wait for storage that is stuck.
 */
export const clearDeviceData = async (userId: string): Promise<void> => {
  broadcast({ topic: 'cleared', userId });
  clearValues(userId);
  const clearing = Promise.allSettled([clearKept(userId), clearQueries(userId)]);
  await within(STORAGE_LIMIT_MS, clearing).catch(() => undefined);
};
