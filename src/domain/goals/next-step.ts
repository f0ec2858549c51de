import type { LocalDate } from '#domain/shared/brands.ts';
import { isoWeekday } from '#domain/shared/time/local-date.ts';
import type { GoalPlan, GoalStatus, GoalStep, IsoWeekday } from './goal.ts';

/** The fields of a goal that decide which step comes next. */
export interface StepsOfGoal {
  readonly id: string;
  readonly status: GoalStatus;
  readonly plan: Pick<GoalPlan, 'steps' | 'practiceDays' | 'startsOn' | 'dueOn' | 'importance'>;
  /** The days on which steps were done, by step id. */
  readonly stepsDone: Readonly<Record<string, LocalDate>>;
}

const isPracticedOn = (days: readonly IsoWeekday[], date: LocalDate): boolean =>
  days.length === 0 || days.some((day) => day === isoWeekday(date));

const isFor = ({ status, plan, stepsDone }: StepsOfGoal, today: LocalDate): boolean =>
  status === 'active' &&
  plan.startsOn <= today &&
  isPracticedOn(plan.practiceDays, today) &&
  // One step per goal is enough for a day.
  !plan.steps.some(({ id }) => stepsDone[id] === today);

const stepIsOpen = ({ stepsDone }: StepsOfGoal, id: string): boolean => stepsDone[id] === undefined;

const LAST = '9999-12-31';

/**
 * The single step that is proposed for a day: the first open step of an active goal that has started, is practiced on
 * this day and has no step done on this day. Goals that are due earlier come first, then more important goals, then
 * older goals. Null when there is no such step.
 */
export const nextStep = <Goal extends StepsOfGoal>(
  goals: readonly Goal[],
  today: LocalDate,
): { readonly goal: Goal; readonly step: GoalStep } | null => {
  const found = goals.flatMap((goal) => {
    const step = goal.plan.steps.find(({ id }) => stepIsOpen(goal, id));
    return step === undefined || !isFor(goal, today) ? [] : [{ goal, step }];
  });
  const [first = null] = found.toSorted(({ goal: { plan: one } }, { goal: { plan: other } }) => {
    const [due, otherDue] = [one.dueOn ?? LAST, other.dueOn ?? LAST];
    if (due !== otherDue) return due < otherDue ? -1 : 1;
    return other.importance - one.importance;
  });
  return first;
};
