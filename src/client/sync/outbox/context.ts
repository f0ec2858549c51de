import { createContext, useContext, useSyncExternalStore } from 'react';
import { useOnline } from '#client/platform/online.ts';
import { ENTRIES } from './entry-handler.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';
import type { OutboxView } from './view.ts';

export const OutboxContext = createContext<Outbox | null>(null);

const NONE: readonly OutboxItem[] = [];

/** The signed-in person's outbox without what is in it, for those that draw nothing of it. Throws outside of `DataProvider`. */
export const useOutboxActions = (): Outbox => {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error('The outbox needs a DataProvider around it.');
  return outbox;
};

/** The signed-in person's outbox with all that is in it now. */
export const useOutbox = (): Outbox & OutboxView => {
  const outbox = useOutboxActions();
  const view = useSyncExternalStore(outbox.onChange, outbox.view);
  return { ...outbox, ...view };
};

/**
 * The entries that wait and will for a while, in their order: there is no connection, an attempt
 * failed, or it takes unusually long. What is merely on its way is not among them, nor is what its feature tells
 * of by itself.
 */
export const useDelayed = (): readonly OutboxItem[] => {
  const { items, delayed, handlers } = useOutbox();
  const online = useOnline();
  if (!delayed && online) return NONE;
  const queueOf = (kind: string) => handlers.get(kind)?.queue ?? ENTRIES;
  return items.filter(({ kind, refused }) => refused === null && queueOf(kind) === ENTRIES);
};
