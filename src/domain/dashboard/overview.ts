import type { MoodValue } from '#domain/mood/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { datesOfYear, yearOf } from '#domain/shared/time/year.ts';
import { completionPercent, type DayCount } from '#domain/tasks/completion.ts';
import { CONSISTENCY_DAYS, consistency } from '#domain/tasks/consistency.ts';

/** The counted tasks of one local date. */
export interface TaskDay extends DayCount {
  readonly date: LocalDate;
}

/** One local date with its last mood and the number of its mood logs. */
export interface MoodDay {
  readonly date: LocalDate;
  readonly mood: MoodValue | null;
  readonly count: number;
}

/** The number of days of moods on the dashboard, including today. */
const MOOD_DAYS = 7;

/** The first day of the window of the consistency score. */
const firstOfConsistency = (today: LocalDate): LocalDate => addDays(today, 1 - CONSISTENCY_DAYS);

/**
 * The dates whose tasks the overview needs: the calendar year up to today, and the window of the consistency score.
 */
export const taskDaysNeeded = (today: LocalDate) => {
  const [newYear, first] = [localDate(`${today.slice(0, 4)}-01-01`), firstOfConsistency(today)];
  return { from: first < newYear ? first : newYear, to: today };
};

/** The dates whose moods the overview needs. */
export const moodDaysNeeded = (today: LocalDate) => ({
  from: addDays(today, 1 - MOOD_DAYS),
  to: today,
});

/**
 * The percentage of completed tasks on each date, as a whole number; null for a date without tasks. Both lists are in
 * the order of dates.
 */
const percentsOf = (dates: readonly LocalDate[], days: readonly TaskDay[]): (number | null)[] => {
  let next = 0;
  return dates.map((date) => {
    while ((days[next]?.date ?? date) < date) next += 1;
    const day = days[next];
    return day?.date !== date || day.total === 0 ? null : completionPercent(day);
  });
};

/**
 * Today's count, the percentage of completed tasks on each day of the calendar year (null for a future day and a day
 * without tasks), consistency, and the number of earlier days with tasks in the window of the consistency score.
 *
 * @param days the days of `taskDaysNeeded` that have tasks, earliest first
 */
export const taskOverview = (days: readonly TaskDay[], today: LocalDate) => {
  const year = yearOf(today);
  const ofToday = days.find(({ date }) => date === today) ?? { total: 0, completed: 0 };
  const first = firstOfConsistency(today);
  const before = days.filter(({ date, total }) => date >= first && date < today && total > 0);
  return {
    daysBefore: before.length,
    today: { date: today, total: ofToday.total, completed: ofToday.completed },
    year: { year, percents: percentsOf(datesOfYear(year), days) },
    consistency: consistency(before, ofToday),
  };
};

/**
 * The last seven days, today last, each with its last mood and the number of its mood logs.
 *
 * @param days the days of `moodDaysNeeded` that have moods, in any order
 */
export const moodOverview = (days: readonly MoodDay[], today: LocalDate): MoodDay[] => {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: MOOD_DAYS }, (_, index) => {
    const date = addDays(today, index - MOOD_DAYS + 1);
    return byDate.get(date) ?? { date, mood: null, count: 0 };
  });
};
