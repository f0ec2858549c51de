import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import type { RoutinePlan } from './plan.ts';
import { datesOf } from './rule.ts';

/** A plan with the day from which it holds. */
export interface PlanVersion {
  readonly from: LocalDate;
  readonly plan: RoutinePlan;
}

/** A time without routines, the last day included; null for no end yet. */
interface RoutineBreak {
  readonly from: LocalDate;
  readonly until: LocalDate | null;
}

/** A routine through time. */
export interface RoutineHistory {
  /** By day, the first one first; each holds until the day before the next. */
  readonly versions: readonly PlanVersion[];
  /** Breaks of this routine and of all. */
  readonly breaks: readonly RoutineBreak[];
  /** The first day without it; null while it goes on. */
  readonly removedOn: LocalDate | null;
}

/** A plan on one of its days. */
export interface PlannedDay {
  readonly date: LocalDate;
  readonly plan: RoutinePlan;
}

const isIn = ({ from, until }: RoutineBreak, date: LocalDate): boolean =>
  from <= date && (until === null || date <= until);

const earlier = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? one : other);

/**
 * The days on which a routine comes, from `from` to `to`, both included, each once and in order, with the
 * plan that holds on it. A later version never changes an earlier day.
 */
export const plannedDays = (
  { versions, breaks, removedOn }: RoutineHistory,
  from: LocalDate,
  to: LocalDate,
): readonly PlannedDay[] => {
  const last = removedOn === null ? to : earlier(to, addDays(removedOn, -1));
  return versions.flatMap(({ from: since, plan }, index) => {
    const next = versions[index + 1];
    const until = next === undefined ? last : earlier(last, addDays(next.from, -1));
    const first = since > from ? since : from;
    if (first > until) return [];
    return datesOf(plan, first, until)
      .filter((date) => !breaks.some((one) => isIn(one, date)))
      .map((date) => ({ date, plan }));
  });
};
