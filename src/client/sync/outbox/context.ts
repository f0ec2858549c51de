import { createContext, useContext, useSyncExternalStore } from 'react';
import { useOnline } from '#client/platform/online.ts';
import type { Outbox, OutboxView } from './outbox.ts';
import type { OutboxItem } from './rules.ts';

export const OutboxContext = createContext<Outbox | null>(null);

const NONE: readonly OutboxItem[] = [];

type OutboxInUse = OutboxView & Pick<Outbox, 'kinds' | 'send' | 'amend' | 'discard'>;

/** The signed-in person's outbox. Throws outside of `DataProvider`. */
export const useOutbox = (): OutboxInUse => {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error('useOutbox needs a DataProvider around it.');
  const view = useSyncExternalStore(outbox.onChange, outbox.view);
  const { kinds, send, amend, discard } = outbox;
  return { ...view, kinds, send, amend, discard };
};

/**
 * The entries that wait and will for a while, in their order: there is no connection, an attempt
 * failed, or it takes unusually long. What is merely on its way is not among them.
 */
export const useDelayed = (): readonly OutboxItem[] => {
  const { items, delayed } = useOutbox();
  const online = useOnline();
  return delayed || !online ? items.filter(({ refused }) => refused === null) : NONE;
};
