import { weekNumber } from '#domain/quiz/weekly/week.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { type UsualRange, usualRange } from '#domain/shared/numbers/usual-range.ts';

/** The number of weeks with a check-in that the dashboard shows: half a year of weekly check-ins. */
const PROGRESS_WEEKS = 26;

/**
 * Number of the latest check-ins to load. These check-ins are certain to cover the weeks shown, because there is at
 * most one check-in per day.
 */
export const PROGRESS_ENTRIES = 7 * PROGRESS_WEEKS;

/** One weekly check-in; its score, 0 to 100, is how often the traits of the condition came up. */
export interface ProgressEntry {
  readonly date: LocalDate;
  readonly score: number;
  readonly condition: Neurotype;
}

/** The check-ins about one condition, earliest first. */
export interface ProgressLine {
  readonly condition: Neurotype;
  readonly dates: LocalDate[];
  /** One score, 0 to 100, for each date. */
  readonly scores: number[];
}

/** How much a score from six answers varies by chance between two sets of answers (docs/science/neurotype-blend.md). */
const USUAL_ERROR = 10;

/**
 * The usual range of the scores before the latest one, within 0 to 100; null while there are too few.
 */
export const usualScores = (scores: readonly number[]): UsualRange | null => {
  const range = usualRange(scores.slice(0, -1), USUAL_ERROR);
  return range === null
    ? null
    : { ...range, low: Math.max(0, range.low), high: Math.min(100, range.high) };
};

/** The last check-in of each of the latest weeks, by date. */
const lastOfWeeks = (entries: readonly ProgressEntry[]): readonly ProgressEntry[] => {
  const byDate = entries.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const byWeek = new Map(byDate.map((entry) => [weekNumber(entry.date), entry]));
  return [...byWeek.values()].slice(-PROGRESS_WEEKS);
};

/**
 * The last check-in of each of the latest 26 weeks that have one, as one line for each condition, because scores for
 * different conditions are not comparable. The line with the latest check-in comes last. No line is empty.
 *
 * @param entries in any order, each date once
 */
export const progressOverview = (entries: readonly ProgressEntry[]): ProgressLine[] => {
  const lines = new Map<Neurotype, ProgressLine>();
  for (const { date, score, condition } of lastOfWeeks(entries)) {
    const line = lines.get(condition) ?? { condition, dates: [], scores: [] };
    line.dates.push(date);
    line.scores.push(score);
    // Moves the line to the end, because its check-in is the latest so far.
    lines.delete(condition);
    lines.set(condition, line);
  }
  return [...lines.values()];
};
