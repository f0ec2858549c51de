import { detailFields } from '#client/features/mood/entries/details-fields.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { MoodCorrection } from '#domain/mood/details.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { oneOf, readAs, shaped } from '#domain/shared/guards.ts';

/** The draft of the correction of a logged mood. It contains only the changes. */
export const correctionDraft = (moodId: string): DraftForm<MoodCorrection> => ({
  key: `mood-correction/${moodId}`,
  initial: {},
  read: readAs(shaped({}, { mood: oneOf(MOOD_LEVELS.map(({ value }) => value)), ...detailFields })),
});
