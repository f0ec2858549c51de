import type { DashboardSummary } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

export type ProgressStretches = DashboardSummary['progress'];

/** A weekly check-in in the widget. */
export interface CheckIn {
  readonly date: LocalDate;
  /** 0 to 100. */
  readonly score: number;
  readonly condition: Neurotype;
}

/** The check-ins of all stretches, in order. */
export const checkInsOf = (stretches: ProgressStretches): readonly CheckIn[] =>
  stretches.flatMap(({ condition, dates, scores }) =>
    dates.map((date, place) => ({ date, score: scores[place] ?? 0, condition })),
  );
