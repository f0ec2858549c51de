import type { DashboardSummary } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** The check-ins about one condition, earliest first. */
export type ProgressLine = DashboardSummary['progress'][number];

/** A weekly check-in in the widget. */
export interface CheckIn {
  readonly date: LocalDate;
  /** The score, from 0 to 100. */
  readonly score: number;
}

/** The check-ins of a line, earliest first. */
export const checkInsOf = ({ dates, scores }: ProgressLine): readonly CheckIn[] =>
  dates.map((date, place) => ({ date, score: scores[place] ?? 0 }));
