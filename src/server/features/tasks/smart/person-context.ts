import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { CapacityObservation } from '#domain/tasks/scheduler/capacity.ts';
import { DISTRACTIONS_COUNT_MS, type LastMood, moodNow } from '#domain/tasks/scheduler/context.ts';
import type { Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

/** Data from other features that affects a person's tasks. */
export interface PersonSources {
  /** The latest mood; null when none was logged. */
  readonly lastMood: (userId: UserId) => Promise<LastMood | null>;
  /** Distractions since a UTC instant. */
  readonly recentDistractions: (
    userId: UserId,
    sinceIso: string,
  ) => Promise<readonly { readonly type: string; readonly timestamp: string }[]>;
  /** The followed topic that a day's tasks are for; null for none. */
  readonly topicOn: (userId: UserId, date: LocalDate) => Promise<Lens | null>;
  /** The day's routine minutes, and what was completed of routines on earlier days. */
  readonly routineLoad: (userId: UserId, today: LocalDate, now: string) => Promise<RoutineLoad>;
}

/** The load of routines on a day. Whole minutes. */
export interface RoutineLoad {
  readonly minutes: number;
  readonly past: ReadonlyMap<LocalDate, readonly CapacityObservation[]>;
}

/** The person's current state. */
export const contextOf = async (
  { lastMood, recentDistractions, topicOn }: Omit<PersonSources, 'routineLoad'>,
  userId: UserId,
  today: LocalDate,
  nowMs: number,
): Promise<{
  readonly mood: MoodBand;
  /** The log entry that lowered the mood, worded to follow "You logged"; null if there is none. */
  readonly because: string | null;
  readonly lens: Lens | null;
  /** Whether they have ever logged a mood. */
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
