import { createContext, useContext, useSyncExternalStore } from 'react';
import { useOnline } from '#client/platform/online.ts';
import { ENTRIES } from './entry-handler.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxView } from './view.ts';

export const OutboxContext = createContext<Outbox | null>(null);

const NONE: readonly OutboxItem[] = [];

/**
 * The signed-in person's outbox without its contents, for components that do not render the contents. Throws outside of
 * `DataProvider`.
 */
export const useOutboxActions = (): Outbox => {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error('The outbox needs a DataProvider around it.');
  return outbox;
};

/** The signed-in person's outbox with its current contents. */
export const useOutbox = (): Outbox & OutboxView => {
  const outbox = useOutboxActions();
  const view = useSyncExternalStore(outbox.onChange, outbox.view);
  return { ...outbox, ...view };
};

/** Whether an entry is on this device and was not sent yet. */
export const useIsUnsent = (id: string | null): boolean => {
  const { items, fresh } = useOutbox();
  return [...items, ...fresh].some((item) => item.id === id);
};

/**
 * The entries that have to wait, in order, because there is no connection, an attempt failed, or sending takes
 * unusually long. Excludes entries that are merely in flight, and entries whose feature shows them itself.
 */
export const useDelayed = (): readonly OutboxItem[] => {
  const { items, delayed, handlerOf } = useOutbox();
  const online = useOnline();
  if (!delayed && online) return NONE;
  const queueOf = (kind: string) => handlerOf(kind)?.queue ?? ENTRIES;
  return items.filter(({ kind, refused }) => refused === null && queueOf(kind) === ENTRIES);
};
