import { type RoutinePlan, type RoutineStep, WEEKDAYS, type Weekday } from './plan.ts';
import type { RoutineTemplate } from './templates.ts';

interface Wanted {
  readonly startsOn: RoutinePlan['startsOn'];
  /** HH:MM; null for any time. */
  readonly time: string | null;
  /** Makes the id of a step. */
  readonly newId: () => string;
}

/** The plan of a routine of weekdays. */
interface WeekPlan extends RoutinePlan {
  readonly repeat: { kind: 'weeks'; every: number; weekdays: Weekday[] };
  readonly steps: RoutineStep[];
}

/** A ready routine as the plan of a routine of every day, which reminds at its start if it has a time. */
export const everyDayPlan = (
  { title, icon, color, steps }: RoutineTemplate,
  { startsOn, time, newId }: Wanted,
): WeekPlan => ({
  name: title,
  icon,
  color,
  anchor: time === null ? { kind: 'none' } : { kind: 'time', time },
  repeat: { kind: 'weeks', every: 1, weekdays: [...WEEKDAYS] },
  startsOn,
  endsOn: null,
  steps: steps.map(({ hint, ...step }) => ({ ...step, id: newId(), hint: hint ?? null })),
  reminders: { atStart: time !== null, minutesBefore: null },
});
