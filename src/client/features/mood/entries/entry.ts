import type { MoodSubmission } from '#contract/mood.ts';
import {
  type DetailChanges,
  type MoodCorrection,
  type MoodDetails,
  NO_DETAILS,
} from '#domain/mood/details.ts';
import type { MoodLevel } from '#domain/mood/levels.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** The kinds of outbox entries. Devices store these names, so they must never change. */
export const MOOD = 'mood';
export const DETAILS = 'mood-details';
export const REMOVAL = 'mood-remove';

/** A mood in the outbox: the request body except the ids, which the outbox adds. */
export type MoodBody = Omit<MoodSubmission, 'id' | 'userId' | keyof MoodDetails> & DetailChanges;

/**
 * The details of a mood in the outbox, or a correction of it. If the mood itself is still unsent too, they come after
 * the mood.
 */
export interface DetailsBody {
  readonly moodId: string;
  /** The name of the mood, which is only displayed. */
  readonly of: string;
  readonly changes: MoodCorrection;
}

/** The deletion of a mood in the outbox; `of` is the name of the mood, which is only displayed. */
export interface RemovalBody {
  readonly moodId: string;
  readonly of: string;
}

/** A mood and its details, as entered. */
export interface Felt extends MoodDetails {
  readonly level: MoodLevel;
}

/** A mood without details. */
export const onlyLevel = (level: MoodLevel): Felt => ({ level, ...NO_DETAILS });

interface Moment {
  /** The instant in milliseconds since the Unix epoch. */
  readonly instantMs: number;
  /** The person's IANA time zone. */
  readonly zone: string;
  /** The hour at which the person's day starts, 0 to 12. */
  readonly dayStartsAtHour: number;
}

/**
 * The outbox body of a mood at an instant. The time at which the person's day starts determines the date of the mood.
 */
export const moodBody = (
  { level, ...details }: Felt,
  { instantMs, zone, dayStartsAtHour }: Moment,
): MoodBody => ({
  timestamp: new Date(instantMs).toISOString(),
  localDate: localDateAt(instantMs, zone, dayStartsAtHour),
  zone,
  mood: level.value,
  emoji: level.emoji,
  ...details,
});
