import { useChange } from '#client/sync/changes/collection.ts';
import { withdraw } from '#client/sync/changes/withdraw.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import type { Distraction } from '#contract/distraction.ts';
import { distractionCollection } from './distraction-collection.ts';

/** Returns a function that deletes a distraction. If it was never sent, it is only removed from this device. */
export const useRemoveDistraction = () => {
  const outbox = useOutboxActions();
  const { change } = useChange(distractionCollection);
  return ({ id, type }: Pick<Distraction, 'id' | 'type'>): void => {
    if (withdraw(outbox, id)) void change('distraction-remove', { distractionId: id, was: type });
  };
};
