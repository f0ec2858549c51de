import type { ComicDay } from '#domain/comic/story.ts';
import { type DatedMood, moodOfDay } from '#domain/mood/days.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';

/** The part of a mood log that the comic needs. */
interface TaggedMood extends DatedMood {
  readonly tags: readonly string[];
}

/** Moods by local date. The moods of each day are in chronological order. */
export type MoodDays = ReadonlyMap<LocalDate, readonly TaggedMood[]>;

/** The number of days in a comic, including today. */
const DAYS = 7;

/** Those of the last seven days that have moods, in order, each with all tags of the day. */
export const comicDays = (days: MoodDays, today: LocalDate): readonly ComicDay[] =>
  Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1)).flatMap((date) => {
    const logs = days.get(date) ?? [];
    const mood = moodOfDay(logs);
    if (mood === null) return [];
    return [{ date, mood, tags: [...new Set(logs.flatMap(({ tags }) => tags))] }];
  });
