import { useChange } from '#client/sync/changes/collection.ts';
import { withdraw } from '#client/sync/changes/withdraw.ts';
import { discardDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { answersDraftKey } from './answers-draft.ts';
import { urgeCollection } from './handlers.ts';

/** Returns a function that deletes an urge. If it was never sent, it is only removed from this device. */
export const useRemoveUrge = () => {
  const outbox = useOutboxActions();
  const { change } = useChange(urgeCollection);
  return (urgeId: string): void => {
    discardDraft(answersDraftKey(urgeId));
    if (withdraw(outbox, urgeId)) void change('urge-remove', { urgeId });
  };
};
