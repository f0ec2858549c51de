import { useMutationState } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Outbox, OutboxView } from './outbox.ts';

export const OutboxContext = createContext<Outbox | null>(null);

interface OutboxInUse extends OutboxView, Pick<Outbox, 'kinds' | 'send' | 'amend' | 'discard'> {
  /** The entry that this tab is sending right now, or null. */
  readonly sendingId: string | null;
}

/** The signed-in person's outbox. Throws outside of `DataProvider`. */
export const useOutbox = (): OutboxInUse => {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error('useOutbox needs a DataProvider around it.');
  const view = useSyncExternalStore(outbox.onChange, outbox.view);
  const sending = useMutationState({
    filters: { mutationKey: ['outbox'], status: 'pending' },
    select: (mutation) => mutation.options.mutationKey?.[2],
  });
  const sendingId = typeof sending[0] === 'string' ? sending[0] : null;
  const { kinds, send, amend, discard } = outbox;
  return { ...view, sendingId, kinds, send, amend, discard };
};
