import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

/** So many weeks with a check-in stand on the dashboard: half a year when there is one in each. */
const PROGRESS_WEEKS = 26;

/** So many check-ins are enough to find those of these weeks: there is at most one a day. */
export const PROGRESS_ENTRIES = 7 * PROGRESS_WEEKS;

/** One weekly check-in: its score, from 0 to 100, says how often the traits of a condition came up. */
export interface ProgressEntry {
  readonly date: LocalDate;
  readonly score: number;
  readonly condition: Neurotype;
}

/** Check-ins one after the other that were about the same condition, from first to last. */
export interface ProgressStretch {
  readonly condition: Neurotype;
  readonly dates: LocalDate[];
  /** One for each of the dates. */
  readonly scores: number[];
}

/** The last check-in of each of the latest weeks, by date. */
const lastOfWeeks = (entries: readonly ProgressEntry[]): readonly ProgressEntry[] => {
  const byDate = entries.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const byWeek = new Map(byDate.map((entry) => [weekNumber(entry.date), entry]));
  return [...byWeek.values()].slice(-PROGRESS_WEEKS);
};

/**
 * The last check-in of each of the latest 26 weeks that have one, by date, a new stretch beginning where the condition changes: scores about different
 * conditions are not compared. No stretch is empty.
 *
 * @param entries in any order, each date once
 */
export const progressOverview = (entries: readonly ProgressEntry[]): ProgressStretch[] => {
  const stretches: ProgressStretch[] = [];
  for (const { date, score, condition } of lastOfWeeks(entries)) {
    const last = stretches.at(-1);
    if (last?.condition === condition) {
      last.dates.push(date);
      last.scores.push(score);
    } else stretches.push({ condition, dates: [date], scores: [score] });
  }
  return stretches;
};
