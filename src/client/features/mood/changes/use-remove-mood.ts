import { DETAILS_DRAFTS } from '#client/features/mood/check-in/draft.ts';
import { forgetLinkTo } from '#client/features/mood/check-in/mood-link.ts';
import { moodName } from '#client/features/mood/time-text.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { discardDraft } from '#client/sync/draft.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { correctionDraft } from './correction-draft.ts';
import { moodCollection } from './mood-collection.ts';

type Removed = Parameters<typeof moodName>[0] & { readonly id: string };

/**
 * Returns a function that deletes a mood with everything that the person began to add to it. If the mood waits and the
 * server cannot have it, it is not sent at all.
 */
export const useRemoveMood = () => {
  const { withdraw } = useOutboxActions();
  const { change } = useChange(moodCollection);
  return (mood: Removed): void => {
    const { id } = mood;
    discardDraft(DETAILS_DRAFTS + id);
    discardDraft(correctionDraft(id).key);
    forgetLinkTo(id);
    if (withdraw(id)) void change('mood-remove', { moodId: id, of: moodName(mood) });
  };
};
