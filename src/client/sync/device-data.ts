import { STORAGE_LIMIT_MS, TooLate, within } from '#client/platform/after.ts';
import { broadcast } from './broadcast.ts';
import { clearValues } from './device-value.ts';
import { listNotes, removeNote, writeNote } from './outbox/held-entries.ts';
import { clearStored, listAll, listStored, transferStored } from './outbox/stored-entries.ts';
import { clearQueries } from './stored-queries.ts';

/**
 * The number of this person's entries that exist only on this device, waiting or refused, except those that the app
 * writes automatically. If the browser stores nothing, entries in memory count. Resolves to null if the device's
 * storage does not respond.
 */
export const waitingCount = async (userId: string): Promise<number | null> => {
  try {
    await within(STORAGE_LIMIT_MS, listStored(userId));
  } catch (error) {
    if (error instanceof TooLate) return null;
  }
  const { items } = await listAll(userId);
  const noted = listNotes(userId).map(({ entry }) => entry);
  const waiting = [...items.filter(({ notice }) => notice !== true), ...noted];
  return new Set(waiting.filter(({ quiet }) => quiet !== true).map(({ id }) => id)).size;
};

/**
 * Transfers the entries that exist only on this device from one person to another, who sends them as their own. Rejects
 * if the device's storage does not respond.
 */
export const giveEntries = async (from: string, to: string): Promise<void> => {
  for (const { entry, dueAtMs } of listNotes(from)) {
    writeNote({ ...entry, userId: to }, dueAtMs);
    removeNote(entry);
  }
  await within(STORAGE_LIMIT_MS, transferStored(from, to));
};

/**
 * Removes all data of this person from this device: cached data, unsent entries, drafts and timers. If `waitingCount`
 * is not 0, confirm with the person first. Never rejects, because if nothing can be stored, there is nothing to remove.
 * Waits for stuck storage no longer than `STORAGE_LIMIT_MS`.
 */
export const clearDeviceData = async (userId: string): Promise<void> => {
  broadcast({ topic: 'cleared', userId });
  clearValues(userId);
  const clearing = Promise.allSettled([clearStored(userId), clearQueries(userId)]);
  await within(STORAGE_LIMIT_MS, clearing).catch(() => undefined);
};
