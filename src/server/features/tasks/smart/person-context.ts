import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { CapacityObservation } from '#domain/tasks/scheduler/capacity.ts';
import {
  DISTRACTIONS_COUNT_MS,
  type LastMood,
  type Logged,
  moodNow,
} from '#domain/tasks/scheduler/context.ts';
import type { Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

/** Data of other features that influences a person's tasks. */
export interface PersonSources {
  /** Returns the latest mood. Null when no mood was logged. */
  readonly lastMood: (userId: UserId) => Promise<LastMood | null>;
  /** Returns the distractions since a UTC instant. */
  readonly recentDistractions: (
    userId: UserId,
    sinceIso: string,
  ) => Promise<readonly { readonly type: string; readonly timestamp: string }[]>;
  /** Returns the followed topic to which a day's tasks belong. Null when there is none. */
  readonly topicOn: (userId: UserId, date: LocalDate) => Promise<Lens | null>;
  /** Returns the minutes of routines on a day, and which parts of routines the person completed on earlier days. */
  readonly routineLoad: (userId: UserId, today: LocalDate, now: string) => Promise<RoutineLoad>;
}

/** The load of routines on a day, in whole minutes. */
export interface RoutineLoad {
  readonly minutes: number;
  readonly past: ReadonlyMap<LocalDate, readonly CapacityObservation[]>;
}

/** Reads the person's current state, on which the choice of tasks depends. */
export const contextOf = async (
  { lastMood, recentDistractions, topicOn }: Omit<PersonSources, 'routineLoad'>,
  userId: UserId,
  today: LocalDate,
  nowMs: number,
): Promise<{
  readonly mood: MoodBand;
  /** The logged mood or distraction that lowered the mood. Null if there is none. */
  readonly because: Logged | null;
  readonly lens: Lens | null;
  /** Whether the person has ever logged a mood. */
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
  const { band, because } = moodNow(mood, recent, nowMs, today);
  return { mood: band, because, lens, moodKnown: mood !== null };
};
