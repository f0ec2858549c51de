import {
  DISTRACTIONS_COUNT_MS,
  type LastMood,
  moodBandNow,
} from '#domain/routine/scheduler/context.ts';
import type { Lens, MoodBand } from '#domain/routine/vocabulary.ts';
import type { UserId } from '#domain/shared/brands.ts';

/** What other features know of a person that matters to their tasks. */
export interface PersonSources {
  /** The newest mood; null when none was logged. */
  readonly lastMood: (userId: UserId) => Promise<LastMood | null>;
  /** Distractions since a UTC instant. */
  readonly recentDistractions: (
    userId: UserId,
    sinceIso: string,
  ) => Promise<readonly { readonly type: string; readonly timestamp: string }[]>;
  /** The condition that a quiz found first; null when none was taken. */
  readonly primaryCondition: (userId: UserId) => Promise<Lens | null>;
}

/** How a person is now. */
export const contextOf = async (
  { lastMood, recentDistractions, primaryCondition }: PersonSources,
  userId: UserId,
  nowMs: number,
): Promise<{ readonly mood: MoodBand; readonly lens: Lens | null }> => {
  const since = new Date(nowMs - DISTRACTIONS_COUNT_MS).toISOString();
  const [mood, distractions, lens] = await Promise.all([
    lastMood(userId),
    recentDistractions(userId, since),
    primaryCondition(userId),
  ]);
  const recent = distractions.map(({ type, timestamp }) => ({
    type,
    instantMs: Date.parse(timestamp),
  }));
  return { mood: moodBandNow(mood, recent, nowMs), lens };
};
