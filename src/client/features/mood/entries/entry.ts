import type { MoodSubmission } from '#contract/mood.ts';
import type { BodySignal } from '#domain/mood/body.ts';
import type { EnergyValue } from '#domain/mood/energy.ts';
import type { MoodLevel } from '#domain/mood/levels.ts';
import type { KnownTag } from '#domain/mood/tags.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';

/** A mood as it lies in the outbox: what is sent, but for the ids that the outbox adds. */
export type MoodBody = Omit<MoodSubmission, 'id' | 'userId'>;

/** What a person says of how they feel. */
export interface Felt {
  readonly level: MoodLevel;
  readonly why: string;
  readonly tags: readonly KnownTag[];
  readonly ownTags: readonly string[];
  readonly energy: EnergyValue | null;
  readonly body: readonly BodySignal[];
}

/** A mood and nothing more. */
export const onlyLevel = (level: MoodLevel): Felt => ({
  level,
  why: '',
  tags: [],
  ownTags: [],
  energy: null,
  body: [],
});

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
