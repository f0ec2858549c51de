import { currentMs } from '#client/platform/after.ts';
import type { Outbox } from '#client/sync/outbox/outbox.ts';

/** When this page noticed that the device has no connection, in UTC ms; null while it may have one. */
let offlineSinceMs: number | null = null;

const noteConnection = (): void => {
  offlineSinceMs = navigator.onLine === false ? (offlineSinceMs ?? currentMs()) : null;
};

noteConnection();
for (const event of ['online', 'offline']) window.addEventListener(event, noteConnection);

/**
 * Withdraws an entry that the person takes back, unless it may be in flight, and all entries about it, whose bodies
 * contain its id. Returns whether the server may have the entry, so that it has to be deleted there too.
 */
export const withdraw = (
  { view, discard }: Pick<Outbox, 'view' | 'discard'>,
  id: string,
): boolean => {
  const { items, fresh, notices } = view();
  const all = [...items, ...fresh];
  for (const one of [...all, ...notices])
    if (one.id !== id && Object.values(Object(one.body)).includes(id)) void discard(one.id);
  const item = all.find((one) => one.id === id);
  if (item === undefined) return true;
  const isRefused = item.refused !== null;
  // While the device has a connection, another tab may be sending the entry.
  if (isRefused || offlineSinceMs !== null) void discard(id);
  const wasNeverTried = offlineSinceMs !== null && Date.parse(item.createdAt) >= offlineSinceMs;
  return !isRefused && !wasNeverTried;
};
