import { promisifyRequest, values } from 'idb-keyval';
import { STORAGE_LIMIT_MS, within } from '#client/platform/after.ts';
import { commit, durableStore } from '#client/platform/durable-store.ts';
import { broadcast } from '#client/sync/broadcast.ts';
import { inOrder, nextOrder } from './order.ts';
import type { OutboxItem, Reason } from './outbox-item.ts';

const store = durableStore('evenkeel-outbox');

/**
 * Entries that this device could not store in time. They are still sent in order. If a write was only late, the entry
 * is both here and in storage, so every operation applies to both.
 */
const memory = new Map<string, OutboxItem>();
/** The order number of the first entry in memory, so that entries in memory come after all stored ones. */
const FIRST_IN_MEMORY = 2 ** 40;

/** An entry before it has a position in its queue. */
export type NewItem = Omit<OutboxItem, 'order' | 'refused'>;

/** The stored entries of one person, in order. Rejects if the device stores nothing. */
export const listStored = async (userId: string): Promise<readonly OutboxItem[]> =>
  inOrder(await values<OutboxItem>(store), userId);

/** The stored entries and those in memory, in order. `keeps` says whether the device stores anything. */
export const listAll = async (
  userId: string,
): Promise<{ readonly items: readonly OutboxItem[]; readonly keeps: boolean }> => {
  const kept = await within(STORAGE_LIMIT_MS, listStored(userId)).catch(() => null);
  // Read the memory after waiting for storage, so that entries removed in the meantime do not reappear.
  const ids = new Set(kept?.map(({ id }) => id));
  const others = [...memory.values()].filter(({ id }) => !ids.has(id));
  return { items: inOrder([...(kept ?? []), ...others], userId), keeps: kept !== null };
};

/**
 * Appends an entry to its queue. Resolves once it is safely stored. Uses a single transaction, so that two tabs never
 * use the same position.
 */
export const keep = async (entry: NewItem): Promise<void> => {
  await store('readwrite', async (entries) => {
    const others = await promisifyRequest<OutboxItem[]>(entries.getAll());
    entries.put({ ...entry, order: nextOrder(others), refused: null }, entry.id);
    await commit(entries);
  });
  broadcast({ topic: 'kept', userId: entry.userId });
};

/** Keeps an entry in memory as long as this page is open, for devices that store nothing. */
export const keepInMemory = (entry: NewItem): void => {
  memory.set(entry.id, { ...entry, order: FIRST_IN_MEMORY + memory.size, refused: null });
  broadcast({ topic: 'kept', userId: entry.userId });
};

type Handle = Pick<OutboxItem, 'id' | 'userId'>;

// A missing entry is not restored, because another tab may have sent or removed it in the meantime.
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

/** Records that the server refused an entry, with the reason. A `notice` is only reported to the person. */
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
 * Replaces the body of a refused entry, which then waits at its old position again. Returns false and changes nothing
 * if the entry is gone or not refused, because a waiting entry may be in flight with its old body.
 */
export const replaceBody = (item: Handle, body: unknown): Promise<boolean> =>
  change(item, (kept) => (kept.refused === null ? null : { ...kept, body, refused: null }));

/** Removes an entry from this page's memory. Returns false if the entry was not in memory. */
export const removeFromMemory = (id: string): boolean => memory.delete(id);

/** Removes an entry that the server has or that the person removed. */
export const removeStored = async ({ id, userId }: Handle): Promise<void> => {
  const wasInMemory = removeFromMemory(id);
  const removed = store('readwrite', async (entries) => {
    entries.delete(id);
    await commit(entries);
  });
  // For an entry in memory, do not wait for storage, which may be stuck. The deletion covers a late write.
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
