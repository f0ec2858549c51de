import type { ComicDay } from '#domain/comic/story.ts';
import { type DatedMood, moodOfDay } from '#domain/mood/days.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

/** A mood log as the comic needs it. */
interface TaggedMood extends DatedMood {
  readonly tags: readonly string[];
}

/** Moods by the person's own days, each day's from first to last. */
export type MoodDays = ReadonlyMap<LocalDate, readonly TaggedMood[]>;

/** A comic is about so many days, today included. */
const DAYS = 7;

/** The last seven days that have moods, from first to last, each with all the tags logged on it. */
export const comicDays = (days: MoodDays, today: LocalDate): readonly ComicDay[] =>
  Array.from({ length: DAYS }, (_, place) => addDays(today, place - DAYS + 1)).flatMap((date) => {
    const logs = days.get(date) ?? [];
    const mood = moodOfDay(logs);
    if (mood === null) return [];
    return [{ date, mood, tags: [...new Set(logs.flatMap(({ tags }) => tags))] }];
  });
