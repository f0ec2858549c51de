import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { DEFAULT_MOOD_POSITION, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { MOOD_TAGS, type MoodTag } from '#domain/mood/tags.ts';

/** The unsent input of the full check-in. */
interface MoodDraft {
  /** The slider's position, 0 to 4. */
  readonly position: number;
  readonly tags: readonly MoodTag[];
  readonly why: string;
}

const shape = z.object({
  position: z.int().check(z.minimum(0), z.maximum(MOOD_LEVELS.length - 1)),
  tags: z.array(z.enum(MOOD_TAGS)),
  why: z.string(),
});

/** The draft of the full check-in; sending it clears the text and keeps slider and tags. */
export const moodDraft: DraftForm<MoodDraft> = {
  key: 'mood',
  initial: { position: DEFAULT_MOOD_POSITION, tags: [], why: '' },
  spent: ['why'],
  read: (kept) => {
    const read = z.safeParse(shape, kept);
    return read.success ? read.data : null;
  },
};
