import { clearDrafts } from './draft.ts';
import { clearQueries } from './kept-queries.ts';
import { clearKept, listKept } from './outbox-store.ts';
import { tell } from './tabs.ts';

/**
 * How many entries of this person are only on this device: waiting or refused. Resolves to 0 where
 * the browser keeps nothing.
 */
export const waitingCount = async (userId: string): Promise<number> => {
  try {
    return (await listKept(userId)).length;
  } catch {
    return 0;
  }
};

/**
 * Removes everything of this person from this device: cached data, entries that were not sent,
 * drafts. Ask first when `waitingCount` is not 0. Never rejects: where nothing can be kept, there
 * is nothing to remove.
 */
export const clearDeviceData = async (userId: string): Promise<void> => {
  tell({ about: 'cleared', userId });
  clearDrafts(userId);
  await Promise.allSettled([clearKept(userId), clearQueries(userId)]);
};
