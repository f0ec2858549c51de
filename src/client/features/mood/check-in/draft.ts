import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { moodSubmission } from '#contract/mood.ts';
import type { BodySignal } from '#domain/mood/body.ts';
import type { EnergyValue } from '#domain/mood/energy.ts';
import { DEFAULT_MOOD_POSITION, MOOD_LEVELS } from '#domain/mood/levels.ts';
import type { KnownTag } from '#domain/mood/tags.ts';

/** The unsent input of the full check-in. */
interface MoodDraft {
  /** The slider's position, 0 to 4. */
  readonly position: number;
  readonly tags: readonly KnownTag[];
  readonly ownTags: readonly string[];
  readonly energy: EnergyValue | null;
  readonly body: readonly BodySignal[];
  readonly why: string;
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

/** The draft of the full check-in; sending it clears what belongs to that moment alone, and keeps slider and tags. */
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
