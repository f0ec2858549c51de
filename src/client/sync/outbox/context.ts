import { createContext, useContext, useSyncExternalStore } from 'react';
import { useOnline } from '#client/platform/online.ts';
import { ENTRIES } from './entry-handler.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxView } from './view.ts';

export const OutboxContext = createContext<Outbox | null>(null);

const NONE: readonly OutboxItem[] = [];

/**
 * The signed-in person's outbox without its contents, for components that render none of them. Throws outside of
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

/**
 * The entries that have to wait, in order: there is no connection, an attempt failed, or sending takes unusually
 * long. Excludes entries merely in flight, and those that their feature shows itself.
 */
export const useDelayed = (): readonly OutboxItem[] => {
  const { items, delayed, handlers } = useOutbox();
  const online = useOnline();
  if (!delayed && online) return NONE;
  const queueOf = (kind: string) => handlers.get(kind)?.queue ?? ENTRIES;
  return items.filter(({ kind, refused }) => refused === null && queueOf(kind) === ENTRIES);
};
