import { DETAILS_DRAFTS } from '#client/features/mood/check-in/draft.ts';
import { forgetLinkTo } from '#client/features/mood/check-in/mood-link.ts';
import { moodName } from '#client/features/mood/entries/mood-name.ts';
import { withdraw } from '#client/sync/changes/withdraw.ts';
import { discardDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { correctionDraft } from './correction-draft.ts';
import { removalHandler } from './removal-handler.ts';

type Removed = Parameters<typeof moodName>[0] & { readonly id: string };

/**
 * Returns a function that deletes a mood with everything that the person began to add to it. If the mood was never sent,
 * it is only removed from this device.
 */
export const useRemoveMood = () => {
  const outbox = useOutboxActions();
  return (mood: Removed): void => {
    const { id } = mood;
    discardDraft(DETAILS_DRAFTS + id);
    discardDraft(correctionDraft(id).key);
    forgetLinkTo(id);
    if (withdraw(outbox, id)) void outbox.send(removalHandler, { moodId: id, of: moodName(mood) });
  };
};
