import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { moodDaysNeeded, moodOverview, taskDaysNeeded, taskOverview } from './overview.ts';

const day = (date: string, completed: number, total: number) => ({
  date: localDate(date),
  completed,
  total,
});

describe('the days that the overview needs', () => {
  it.each([
    ['2026-03-10', '2025-03-11', '2026-03-10'],
    ['2026-12-31', '2026-01-01', '2026-12-31'],
    // This is the last day of a leap year, so the calendar year begins a day before the 365-day window of the
    // consistency score.
    ['2024-12-31', '2024-01-01', '2024-12-31'],
    ['2026-01-01', '2025-01-02', '2026-01-01'],
  ])('on %s go from %s to %s', (today, from, to) => {
    expect(taskDaysNeeded(localDate(today))).toEqual({ from, to });
  });

  it('of moods are seven', () => {
    const needed = { from: '2026-02-26', to: '2026-03-04' };
    expect(moodDaysNeeded(localDate('2026-03-04'))).toEqual(needed);
  });
});

describe('the overview of tasks', () => {
  it('puts each percent on its own day and counts no other year', () => {
    const days = [day('2023-12-31', 1, 1), day('2024-02-29', 1, 3), day('2024-12-31', 2, 2)];
    const { today, year } = taskOverview(days, localDate('2024-12-31'));
    expect(today).toEqual({ date: '2024-12-31', total: 2, completed: 2 });
    expect(year.percents).toHaveLength(366);
    expect(year.percents[31 + 28]).toBe(33);
    expect(year.percents[365]).toBe(100);
    expect(year.percents.filter((percent) => percent !== null)).toHaveLength(2);
  });

  it('shows the same figure for a day while it lasts and once it is over, and for no future day', () => {
    const days = [day('2026-01-02', 1, 3), day('2026-01-03', 0, 1)];
    const { today, year } = taskOverview(days.slice(0, 1), localDate('2026-01-02'));
    expect(today).toEqual({ date: '2026-01-02', total: 3, completed: 1 });
    expect([year.percents[1], year.percents[2]]).toEqual([33, null]);
    expect(taskOverview(days, localDate('2026-01-03')).year.percents[1]).toBe(33);
  });

  it('treats a day whose tasks were all removed as a day without tasks', () => {
    const { year, consistency } = taskOverview([day('2026-01-02', 0, 0)], localDate('2026-01-03'));
    expect(year.percents[1]).toBeNull();
    expect(consistency).toBeNull();
  });

  it('scores the 365 days up to today, across the turn of the year, and no future day', () => {
    const now = localDate('2026-01-01');
    const score = (date: string) => taskOverview([day(date, 1, 2)], now).consistency;
    expect(score('2025-01-02')).toBe(50);
    expect(score('2025-01-01')).toBeNull();
    expect(score('2026-01-01')).toBe(50);
    expect(score('2026-01-02')).toBeNull();
  });
});

describe('the overview of moods', () => {
  it('fills the days without moods', () => {
    const today = localDate('2026-03-04');
    const logged = { date: addDays(today, -6), mood: 25, count: 2 } as const;
    const days = moodOverview([logged], today);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual(logged);
    expect(days.at(-1)).toEqual({ date: today, mood: null, count: 0 });
  });
});
