import type { MoodDetailsCall, MoodSubmission } from '#contract/mood.ts';
import type { MoodDetails } from '#domain/mood/details.ts';
import type { MoodLevel } from '#domain/mood/levels.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** The names of the two kinds of entries, which lie on devices and so never change. */
export const MOOD = 'mood';
export const DETAILS = 'mood-details';

/** A mood as it lies in the outbox: what is sent, but for the ids that the outbox adds. */
export type MoodBody = Omit<MoodSubmission, 'id' | 'userId'>;

/** Details as they lie in the outbox, behind their mood where that still waits too. */
export interface DetailsBody {
  readonly moodId: string;
  /** What the mood is called, which only tells the person which one it is. */
  readonly of: string;
  readonly changes: Omit<MoodDetailsCall, 'userId' | 'moodId'>;
}

/** What a person says of how they feel. */
export interface Felt extends MoodDetails {
  readonly level: MoodLevel;
}

/** Nothing noted beside a mood. */
export const NO_DETAILS: MoodDetails = { why: '', tags: [], ownTags: [], energy: null, body: [] };

/** A mood and nothing more. */
export const onlyLevel = (level: MoodLevel): Felt => ({ level, ...NO_DETAILS });

interface Moment {
  /** Milliseconds since the epoch. */
  readonly instantMs: number;
  /** The IANA zone in which the person is. */
  readonly zone: string;
  /** 0 to 12. */
  readonly dayStartsAtHour: number;
}

/** A mood felt at a moment, on the day that it is for this person then. */
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
