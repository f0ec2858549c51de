import { promisifyRequest, values } from 'idb-keyval';
import { STORAGE_LIMIT_MS, within } from '#client/platform/after.ts';
import { commit, durableStore } from '#client/platform/kept-store.ts';
import { broadcast } from '#client/sync/broadcast.ts';
import { inOrder, nextOrder } from './order.ts';
import type { OutboxItem, Reason } from './outbox-item.ts';

const store = durableStore('evenkeel-outbox');

/**
 * Entries that this device could not store in time; they are sent in order all the same. An entry whose write was
 * only late is in both places, so every operation applies to both.
 */
const memory = new Map<string, OutboxItem>();
/** Puts entries in memory behind all stored ones. */
const FIRST_IN_MEMORY = 2 ** 40;

/** An entry before it has a place in its queue. */
export type NewItem = Omit<OutboxItem, 'order' | 'refused'>;

/** The stored entries of one person, in order. Rejects when the device stores nothing. */
export const listStored = async (userId: string): Promise<readonly OutboxItem[]> =>
  inOrder(await values<OutboxItem>(store), userId);

/** The same including entries in memory; `keeps` tells whether the device stores anything. */
export const listAll = async (
  userId: string,
): Promise<{ readonly items: readonly OutboxItem[]; readonly keeps: boolean }> => {
  const kept = await within(STORAGE_LIMIT_MS, listStored(userId)).catch(() => null);
  // Read after the wait for storage, so that what was removed meanwhile does not come back.
  const ids = new Set(kept?.map(({ id }) => id));
  const others = [...memory.values()].filter(({ id }) => !ids.has(id));
  return { items: inOrder([...(kept ?? []), ...others], userId), keeps: kept !== null };
};

/**
 * Appends an entry to its queue. Resolves once it is safely stored. Uses one transaction, so that two tabs never take
 * the same place.
 */
export const keep = async (entry: NewItem): Promise<void> => {
  await store('readwrite', async (entries) => {
    const others = await promisifyRequest<OutboxItem[]>(entries.getAll());
    entries.put({ ...entry, order: nextOrder(others), refused: null }, entry.id);
    await commit(entries);
  });
  broadcast({ topic: 'kept', userId: entry.userId });
};

/** Holds an entry in memory while this page is open, where the device stores nothing. */
export const keepInMemory = (entry: NewItem): void => {
  memory.set(entry.id, { ...entry, order: FIRST_IN_MEMORY + memory.size, refused: null });
  broadcast({ topic: 'kept', userId: entry.userId });
};

type Handle = Pick<OutboxItem, 'id' | 'userId'>;

// A missing entry is not restored: another tab may have sent or removed it meanwhile.
const change = async (
  { id, userId }: Handle,
  changed: (item: OutboxItem) => OutboxItem | null,
): Promise<boolean> => {
  const found = await store('readwrite', async (entries) => {
    const item = await promisifyRequest<OutboxItem | undefined>(entries.get(id));
    const next = item?.userId === userId ? changed(item) : null;
    if (next === null) return false;
    entries.put(next, id);
    await commit(entries);
    return true;
  });
  broadcast({ topic: 'kept', userId });
  return found;
};

/** Records that the server refused an entry, and why. A `notice` is only reported to the person. */
export const markRefused = async (
  item: Handle,
  refused: Reason,
  { notice }: { readonly notice: boolean },
): Promise<void> => {
  await change(item, (kept) => ({ ...kept, refused, ...(notice ? { notice } : {}) }));
};

/** Records that the server has an entry whose reply is missing. */
export const markTaken = async (item: Handle): Promise<void> => {
  const inMemory = memory.get(item.id);
  if (inMemory !== undefined) memory.set(item.id, { ...inMemory, taken: true });
  await change(item, (kept) => ({ ...kept, taken: true }));
};

/**
 * Gives a refused entry a new body; it waits again in its old place. Returns false and changes nothing when it is
 * gone or not refused, because a waiting entry may be in flight with its old body.
 */
export const replaceBody = (item: Handle, body: unknown): Promise<boolean> =>
  change(item, (kept) => (kept.refused === null ? null : { ...kept, body, refused: null }));

/** Removes an entry from this page's memory. Returns false when there was none. */
export const removeFromMemory = (id: string): boolean => memory.delete(id);

/** Removes an entry that the server has or that the person removed. */
export const removeStored = async ({ id, userId }: Handle): Promise<void> => {
  const wasInMemory = removeFromMemory(id);
  const removed = store('readwrite', async (entries) => {
    entries.delete(id);
    await commit(entries);
  });
  // Storage that could not store it is not awaited; this removes what it may have written late.
  if (wasInMemory) removed.catch(() => undefined);
  else await removed;
  broadcast({ topic: 'kept', userId });
};

/** Transfers one person's stored entries to another, who sends them as their own. */
export const transferStored = async (from: string, to: string): Promise<void> => {
  for (const item of inOrder([...memory.values()], from))
    memory.set(item.id, { ...item, userId: to });
  await store('readwrite', async (entries) => {
    const all = await promisifyRequest<OutboxItem[]>(entries.getAll());
    for (const item of inOrder(all, from)) entries.put({ ...item, userId: to }, item.id);
    await commit(entries);
  });
  broadcast({ topic: 'kept', userId: from });
  broadcast({ topic: 'kept', userId: to });
};

/** Removes all stored entries of one person. */
export const clearStored = async (userId: string): Promise<void> => {
  for (const item of inOrder([...memory.values()], userId)) memory.delete(item.id);
  await store('readwrite', async (entries) => {
    const all = await promisifyRequest<OutboxItem[]>(entries.getAll());
    for (const item of inOrder(all, userId)) entries.delete(item.id);
    await commit(entries);
  });
  broadcast({ topic: 'kept', userId });
};
