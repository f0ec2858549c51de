import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { CapacityObservation } from '#domain/tasks/scheduler/capacity.ts';
import { DISTRACTIONS_COUNT_MS, type LastMood, moodNow } from '#domain/tasks/scheduler/context.ts';
import type { Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

/** What other features know of a person that matters to their tasks. */
export interface PersonSources {
  /** The newest mood; null when none was logged. */
  readonly lastMood: (userId: UserId) => Promise<LastMood | null>;
  /** Distractions since a UTC instant. */
  readonly recentDistractions: (
    userId: UserId,
    sinceIso: string,
  ) => Promise<readonly { readonly type: string; readonly timestamp: string }[]>;
  /** The topic that a day's tasks are for, of those that the person follows; null for none. */
  readonly topicOn: (userId: UserId, date: LocalDate) => Promise<Lens | null>;
  /** What routines take of a day, in whole minutes, and what was done of them on days before it. */
  readonly routineLoad: (userId: UserId, today: LocalDate, now: string) => Promise<RoutineLoad>;
}

/** What routines mean for a day of smart tasks. */
export interface RoutineLoad {
  readonly minutes: number;
  readonly past: ReadonlyMap<LocalDate, readonly CapacityObservation[]>;
}

/** How a person is now. */
export const contextOf = async (
  { lastMood, recentDistractions, topicOn }: Omit<PersonSources, 'routineLoad'>,
  userId: UserId,
  today: LocalDate,
  nowMs: number,
): Promise<{
  readonly mood: MoodBand;
  /** What was logged that lowered it, as it stands after "You logged"; null where nothing did. */
  readonly because: string | null;
  readonly lens: Lens | null;
  /** Whether they ever logged a mood. */
  readonly moodKnown: boolean;
}> => {
  const since = new Date(nowMs - DISTRACTIONS_COUNT_MS).toISOString();
  const [mood, distractions, lens] = await Promise.all([
    lastMood(userId),
    recentDistractions(userId, since),
    topicOn(userId, today),
  ]);
  const recent = distractions.map(({ type, timestamp }) => ({
    type,
    instantMs: Date.parse(timestamp),
  }));
  const { band, because } = moodNow(mood, recent, nowMs);
  return { mood: band, because, lens, moodKnown: mood !== null };
};
