import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { moodChanges, moodSubmission } from '#contract/mood.ts';
import type { DetailChanges, MoodDetails } from '#domain/mood/details.ts';
import { DEFAULT_MOOD_POSITION, MOOD_LEVELS } from '#domain/mood/levels.ts';

/** The unsent input of the full check-in. */
interface MoodDraft extends MoodDetails {
  /** The slider's position, 0 to 4. */
  readonly position: number;
}

const { tags, ownTags, energy, body } = moodSubmission.shape;

const shape = z.object({
  position: z.int().check(z.minimum(0), z.maximum(MOOD_LEVELS.length - 1)),
  tags,
  ownTags,
  energy,
  body,
  why: z.string(),
});

/** The draft of the full check-in. Sending clears energy, body and reason, and keeps the slider and tags. */
export const moodDraft: DraftForm<MoodDraft> = {
  key: 'mood',
  initial: {
    position: DEFAULT_MOOD_POSITION,
    tags: [],
    ownTags: [],
    energy: null,
    body: [],
    why: '',
  },
  spent: ['energy', 'body', 'why'],
  read: (kept) => {
    const read = z.safeParse(shape, kept);
    return read.success ? read.data : null;
  },
};

const changesShape = z.extend(moodChanges, { why: z.optional(z.string()) });

/** The key prefix of drafts of mood details; the mood's id follows. */
export const DETAILS_DRAFTS = 'mood-details/';

/** The draft of the details of a logged mood; holds only the changes. */
export const detailsDraft = (moodId: string): DraftForm<DetailChanges> => ({
  key: DETAILS_DRAFTS + moodId,
  initial: {},
  spent: ['why', 'tags', 'ownTags', 'energy', 'body'],
  read: (kept) => {
    const read = z.safeParse(changesShape, kept);
    return read.success ? read.data : null;
  },
});
