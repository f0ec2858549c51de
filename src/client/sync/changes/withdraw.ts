import type { Outbox } from '#client/sync/outbox/outbox.ts';

/**
 * Withdraws an entry that the person takes back, unless it may be in flight, and all entries about it, whose bodies
 * contain its id. Returns whether the server may have the entry, so that it has to be deleted there too.
 */
export const withdraw = (
  { view, discard, offlineSinceMs }: Pick<Outbox, 'view' | 'discard' | 'offlineSinceMs'>,
  id: string,
): boolean => {
  const { items, fresh, notices } = view();
  const all = [...items, ...fresh];
  for (const one of [...all, ...notices])
    if (one.id !== id && Object.values(Object(one.body)).includes(id)) void discard(one.id);
  const item = all.find((one) => one.id === id);
  if (item === undefined) return true;
  const isRefused = item.refused !== null;
  const sinceMs = offlineSinceMs();
  // While the device has a connection, another tab may be sending the entry.
  if (isRefused || sinceMs !== null) void discard(id);
  const wasNeverTried = sinceMs !== null && Date.parse(item.createdAt) >= sinceMs;
  return !isRefused && !wasNeverTried;
};
