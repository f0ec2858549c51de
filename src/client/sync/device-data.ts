import { STORAGE_LIMIT_MS, TooLate, within } from '#client/platform/after.ts';
import { broadcast } from './broadcast.ts';
import { clearValues } from './device-value.ts';
import { listNotes, removeNote, writeNote } from './outbox/held-entries.ts';
import { clearKept, giveKept, listAll, listKept } from './outbox/kept-entries.ts';
import { clearQueries } from './stored-queries.ts';

/**
 * How many entries of this person are only on this device: waiting or refused, but for what the app
 * notes by itself. Where the browser keeps nothing, those in memory count. Resolves to null when the
 * device's storage does not answer.
 */
export const waitingCount = async (userId: string): Promise<number | null> => {
  try {
    await within(STORAGE_LIMIT_MS, listKept(userId));
  } catch (error) {
    if (error instanceof TooLate) return null;
  }
  const { items } = await listAll(userId);
  const noted = listNotes(userId).map(({ entry }) => entry);
  const waiting = [...items.filter(({ notice }) => notice !== true), ...noted];
  return new Set(waiting.filter(({ quiet }) => quiet !== true).map(({ id }) => id)).size;
};

/**
 * Gives the entries of one person that are only on this device to another one, who sends them as their own. Rejects
 * where the device's storage does not answer.
 */
export const giveEntries = async (from: string, to: string): Promise<void> => {
  for (const { entry, dueAtMs } of listNotes(from)) {
    writeNote({ ...entry, userId: to }, dueAtMs);
    removeNote(entry);
  }
  await within(STORAGE_LIMIT_MS, giveKept(from, to));
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
