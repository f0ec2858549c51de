import { describe, expect, it } from 'vitest';
import type { MoodValue } from '#domain/mood/levels.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { comicDays, type MoodDays } from './days.ts';

const TODAY = localDate('2026-03-01');

const logs = (date: string, ...moods: readonly (readonly [MoodValue, ...string[]])[]) => {
  const day = localDate(date);
  const all = moods.map(([mood, ...tags], place) => ({
    timestamp: `${date}T1${place}:00:00Z`,
    localDate: day,
    mood,
    tags,
  }));
  return [day, all] as const;
};

describe('the days of a comic', () => {
  it('are the days of the last seven that have moods, across the end of a month', () => {
    const days: MoodDays = new Map([
      logs('2026-02-22', [0]),
      logs('2026-02-23', [25]),
      logs('2026-02-28', [50]),
      logs('2026-03-01', [75]),
      logs('2026-03-02', [100]),
    ]);
    expect(comicDays(days, TODAY)).toEqual([
      { date: '2026-02-23', mood: 25, tags: [] },
      { date: '2026-02-28', mood: 50, tags: [] },
      { date: '2026-03-01', mood: 75, tags: [] },
    ]);
  });

  it('have the mood logged last, and every tag once', () => {
    const days: MoodDays = new Map([
      logs('2026-03-01', [100, 'Focused', 'Tired'], [25, 'Tired', 'Lonely']),
    ]);
    expect(comicDays(days, TODAY)).toEqual([
      { date: '2026-03-01', mood: 25, tags: ['Focused', 'Tired', 'Lonely'] },
    ]);
  });

  it('are empty if nothing was logged', () => {
    expect(comicDays(new Map(), TODAY)).toEqual([]);
  });
});
