import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import type { RoutinePlan } from './plan.ts';
import { datesOf } from './rule.ts';

/** A plan and the first day on which it is valid. */
interface PlanVersion {
  readonly from: LocalDate;
  readonly plan: RoutinePlan;
}

/** A period without routines, including its last day; `until` is null while it has no end. */
interface RoutineBreak {
  readonly from: LocalDate;
  readonly until: LocalDate | null;
}

/** The versions, breaks and end of a routine. */
export interface RoutineHistory {
  /** Earliest first; each version is valid until the day before the next one begins. */
  readonly versions: readonly PlanVersion[];
  /** Breaks of this routine and breaks of all routines. */
  readonly breaks: readonly RoutineBreak[];
  /** The first day without the routine; null while the routine continues. */
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
 * The days on which a routine occurs, from `from` to `to`, both included, each once and in order, with its plan on
 * that day. A later version never changes an earlier day.
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
