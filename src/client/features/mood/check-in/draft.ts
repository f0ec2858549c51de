import { detailFields } from '#client/features/mood/entries/details-fields.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import {
  type DetailChanges,
  detailsIn,
  type MoodDetails,
  NO_DETAILS,
} from '#domain/mood/details.ts';
import { DEFAULT_MOOD_POSITION, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { oneOf, readAs, shaped } from '#domain/shared/guards.ts';

/** The unsent input of the full check-in. */
export interface MoodDraft extends MoodDetails {
  /** The position of the slider, 0 to 4. */
  readonly position: number;
}

const isMoodDraft = shaped({ position: oneOf([...MOOD_LEVELS.keys()]) }, detailFields);

/** The draft of the full check-in. Sending the check-in clears energy, body and reason, but not the slider and tags. */
export const moodDraft: DraftForm<MoodDraft> = {
  key: 'mood',
  initial: { position: DEFAULT_MOOD_POSITION, ...NO_DETAILS },
  spent: ['energy', 'body', 'why'],
  read: (kept) =>
    isMoodDraft(kept) ? { position: kept.position, ...NO_DETAILS, ...detailsIn(kept) } : null,
};

/** The key prefix of drafts of mood details. The id of the mood follows the prefix. */
export const DETAILS_DRAFTS = 'mood-details/';

/** The draft of the details of a logged mood. It contains only the changes. */
export const detailsDraft = (moodId: string): DraftForm<DetailChanges> => ({
  key: DETAILS_DRAFTS + moodId,
  initial: {},
  read: readAs(shaped({}, detailFields)),
});
