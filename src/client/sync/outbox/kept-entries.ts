import { promisifyRequest, values } from 'idb-keyval';
import { STORAGE_LIMIT_MS, within } from '#client/platform/after.ts';
import { commit, keptStore } from '#client/platform/kept-store.ts';
import { broadcast } from '#client/sync/broadcast.ts';
import { inOrder, nextOrder } from './order.ts';
import type { OutboxItem, Reason } from './outbox-item.ts';

const store = keptStore('evenkeel-outbox');

/**
 * Entries that this device could not keep in time, and that are sent in their order all the same. One whose
 * write was only late lies in both places, so what is done to an entry is done in both.
 */
const memory = new Map<string, OutboxItem>();
/** Behind everything that is kept. */
const FIRST_IN_MEMORY = 2 ** 40;

/** An entry before it has its place. */
export type NewItem = Omit<OutboxItem, 'order' | 'refused'>;

/** What is kept for one person, first to last. Rejects when the device keeps nothing. */
export const listKept = async (userId: string): Promise<readonly OutboxItem[]> =>
  inOrder(await values<OutboxItem>(store), userId);

/** The same with what is only in memory; `keeps` says whether the device keeps anything. */
export const listAll = async (
  userId: string,
): Promise<{ readonly items: readonly OutboxItem[]; readonly keeps: boolean }> => {
  const kept = await within(STORAGE_LIMIT_MS, listKept(userId)).catch(() => null);
  // Looked at afterwards: what was removed while storage was waited for does not come back.
  const ids = new Set(kept?.map(({ id }) => id));
  const others = [...memory.values()].filter(({ id }) => !ids.has(id));
  return { items: inOrder([...(kept ?? []), ...others], userId), keeps: kept !== null };
};

/**
 * Puts an entry at the end of its queue. Resolves once it is safely on the device; one transaction,
 * so that two tabs never take the same place.
 */
export const keep = async (entry: NewItem): Promise<void> => {
  await store('readwrite', async (entries) => {
    const others = await promisifyRequest<OutboxItem[]>(entries.getAll());
    entries.put({ ...entry, order: nextOrder(others), refused: null }, entry.id);
    await commit(entries);
  });
  broadcast({ topic: 'kept', userId: entry.userId });
};

/** Holds an entry for as long as this page is open, where the device keeps nothing. */
export const keepInMemory = (entry: NewItem): void => {
  memory.set(entry.id, { ...entry, order: FIRST_IN_MEMORY + memory.size, refused: null });
  broadcast({ topic: 'kept', userId: entry.userId });
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
    await commit(entries);
    return true;
  });
  broadcast({ topic: 'kept', userId });
  return found;
};

/** Notes that the server refused an entry, and why; as a `notice` it is only told. */
export const markRefused = async (
  item: Handle,
  refused: Reason,
  { notice }: { readonly notice: boolean },
): Promise<void> => {
  await change(item, (kept) => ({ ...kept, refused, ...(notice ? { notice } : {}) }));
};

/** Notes that the server has an entry whose answer is missing. */
export const markTaken = async (item: Handle): Promise<void> => {
  const inMemory = memory.get(item.id);
  if (inMemory !== undefined) memory.set(item.id, { ...inMemory, taken: true });
  await change(item, (kept) => ({ ...kept, taken: true }));
};

/**
 * Gives a refused entry a new body; it waits again at its old place. False, with nothing changed,
 * when it is gone or not refused: one that waits may be on its way with its old body.
 */
export const replaceBody = (item: Handle, body: unknown): Promise<boolean> =>
  change(item, (kept) => (kept.refused === null ? null : { ...kept, body, refused: null }));

/** Lets go an entry that this page holds in memory. False when it holds none. */
export const removeFromMemory = (id: string): boolean => memory.delete(id);

/** Removes one entry: the server has it, or the person said so. */
export const removeKept = async ({ id, userId }: Handle): Promise<void> => {
  const wasInMemory = removeFromMemory(id);
  const removed = store('readwrite', async (entries) => {
    entries.delete(id);
    await commit(entries);
  });
  // Storage that could not keep it is not waited for: this removes what it may have written late.
  if (wasInMemory) removed.catch(() => undefined);
  else await removed;
  broadcast({ topic: 'kept', userId });
};

/** Gives what is kept for one person to another one, who sends it as their own. */
export const giveKept = async (from: string, to: string): Promise<void> => {
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

/** Removes everything that is kept for one person. */
export const clearKept = async (userId: string): Promise<void> => {
  for (const item of inOrder([...memory.values()], userId)) memory.delete(item.id);
  await store('readwrite', async (entries) => {
    const all = await promisifyRequest<OutboxItem[]>(entries.getAll());
    for (const item of inOrder(all, userId)) entries.delete(item.id);
    await commit(entries);
  });
  broadcast({ topic: 'kept', userId });
};
