import type { MoodDetailsCall, MoodSubmission } from '#contract/mood.ts';
import type { MoodDetails } from '#domain/mood/details.ts';
import type { MoodLevel } from '#domain/mood/levels.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** The kinds of outbox entries. They are stored on devices, so they must never change. */
export const MOOD = 'mood';
export const DETAILS = 'mood-details';

/** A mood in the outbox: the request body except the ids, which the outbox adds. */
export type MoodBody = Omit<MoodSubmission, 'id' | 'userId'>;

/** Details in the outbox, after their mood if that still waits too. */
export interface DetailsBody {
  readonly moodId: string;
  /** The name of the mood, only for display. */
  readonly of: string;
  readonly changes: Omit<MoodDetailsCall, 'userId' | 'moodId'>;
}

/** A mood and its details, as entered. */
export interface Felt extends MoodDetails {
  readonly level: MoodLevel;
}

export const NO_DETAILS: MoodDetails = { why: '', tags: [], ownTags: [], energy: null, body: [] };

/** A mood without details. */
export const onlyLevel = (level: MoodLevel): Felt => ({ level, ...NO_DETAILS });

interface Moment {
  /** Milliseconds since the epoch. */
  readonly instantMs: number;
  /** The person's IANA time zone. */
  readonly zone: string;
  /** 0 to 12. */
  readonly dayStartsAtHour: number;
}

/** The outbox body of a mood at a moment, dated by the person's own day boundary. */
export const moodBody = (
  { level, why, tags, ownTags, energy, body }: Felt,
  { instantMs, zone, dayStartsAtHour }: Moment,
): MoodBody => ({
  timestamp: new Date(instantMs).toISOString(),
  localDate: localDateAt(instantMs, zone, dayStartsAtHour),
  zone,
  mood: level.value,
  emoji: level.emoji,
  why,
  tags: [...tags],
  ownTags: [...ownTags],
  energy,
  body: [...body],
});
