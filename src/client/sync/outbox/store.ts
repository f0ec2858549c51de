import { promisifyRequest, values } from 'idb-keyval';
import { keptStore } from '#client/platform/kept-store.ts';
import { tell } from '#client/sync/broadcast.ts';
import { inLine, nextOrder, type OutboxItem, type Reason } from './rules.ts';

const store = keptStore('evenkeel-outbox');

/** What is kept for one person, first to last. Rejects when the device keeps nothing. */
export const listKept = async (userId: string): Promise<readonly OutboxItem[]> =>
  inLine(await values<OutboxItem>(store), userId);

/**
 * Puts an entry at the end of the line. Resolves once it is safely on the device; one transaction,
 * so that two tabs never take the same place.
 */
export const keep = async (entry: Omit<OutboxItem, 'order' | 'refused'>): Promise<void> => {
  await store('readwrite', async (entries) => {
    const others = await promisifyRequest<OutboxItem[]>(entries.getAll());
    entries.put({ ...entry, order: nextOrder(others), refused: null }, entry.id);
    await promisifyRequest(entries.transaction);
  });
  tell({ about: 'kept', userId: entry.userId });
};

type Handle = Pick<OutboxItem, 'id' | 'userId'>;

// An entry that is gone stays gone: it may have been sent or removed by another tab meanwhile.
const change = async (
  { id, userId }: Handle,
  changed: (item: OutboxItem) => OutboxItem | null,
): Promise<boolean> => {
  const found = await store('readwrite', async (entries) => {
    const item = await promisifyRequest<OutboxItem | undefined>(entries.get(id));
    const next = item?.userId === userId ? changed(item) : null;
    if (next === null) return false;
    entries.put(next, id);
    await promisifyRequest(entries.transaction);
    return true;
  });
  tell({ about: 'kept', userId });
  return found;
};

/** Notes that the server refused an entry, and why. */
export const markRefused = async (item: Handle, refused: Reason): Promise<void> => {
  await change(item, (kept) => ({ ...kept, refused }));
};

/**
 * Gives a refused entry a new body; it waits again at its old place. False, with nothing changed,
 * when it is gone or not refused: one that waits may be on its way with its old body.
 */
export const replaceBody = (item: Handle, body: unknown): Promise<boolean> =>
  change(item, (kept) => (kept.refused === null ? null : { ...kept, body, refused: null }));

/** Removes one entry: the server has it, or the person said so. */
export const removeKept = async ({ id, userId }: Handle): Promise<void> => {
  await store('readwrite', async (entries) => {
    entries.delete(id);
    await promisifyRequest(entries.transaction);
  });
  tell({ about: 'kept', userId });
};

/** Removes everything that is kept for one person. */
export const clearKept = async (userId: string): Promise<void> => {
  await store('readwrite', async (entries) => {
    const all = await promisifyRequest<OutboxItem[]>(entries.getAll());
    for (const item of inLine(all, userId)) entries.delete(item.id);
    await promisifyRequest(entries.transaction);
  });
  tell({ about: 'kept', userId });
};
