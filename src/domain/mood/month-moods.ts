import type { LocalDate } from '#domain/shared/brands.ts';
import { startOfMonth } from '#domain/shared/time/local-date.ts';
import { type DatedMood, moodOfDay } from './days.ts';
import { MOOD_LEVELS, type MoodValue } from './levels.ts';

/** The moods of a month, of which each day counts once, by its last mood. */
export interface MonthMoods {
  /** The number of days for each mood, from the lowest mood to the highest. */
  readonly days: readonly { readonly mood: MoodValue; readonly count: number }[];
  /** The number of days with a mood. */
  readonly total: number;
  /** The mood of the most days; null if several moods have equally many. */
  readonly commonest: MoodValue | null;
}

const summary = (moods: readonly MoodValue[]): MonthMoods => {
  const days = MOOD_LEVELS.map(({ value }) => ({
    mood: value,
    count: moods.filter((mood) => mood === value).length,
  }));
  const most = Math.max(...days.map(({ count }) => count));
  const commonest = days.filter(({ count }) => count === most);
  return {
    days,
    total: moods.length,
    commonest: commonest.length === 1 ? (commonest[0]?.mood ?? null) : null,
  };
};

/** The moods of each month that has any, by the first day of the month. */
export const moodsByMonth = (
  days: ReadonlyMap<LocalDate, readonly DatedMood[]>,
): ReadonlyMap<LocalDate, MonthMoods> => {
  const months = new Map<LocalDate, MoodValue[]>();
  for (const [day, logs] of days) {
    const mood = moodOfDay(logs);
    if (mood === null) continue;
    const month = startOfMonth(day);
    months.set(month, [...(months.get(month) ?? []), mood]);
  }
  return new Map([...months].map(([month, moods]) => [month, summary(moods)]));
};
