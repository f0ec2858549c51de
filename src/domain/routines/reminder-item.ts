import type { LocalDate } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { Size } from '#domain/shared/size.ts';
import { isDone, type StepMarks } from './marks.ts';
import type { RoutinePlan } from './plan.ts';

interface RoutineDay {
  readonly routineId: string;
  readonly date: LocalDate;
  readonly plan: RoutinePlan;
  readonly time: string | null;
  readonly size: Size;
  readonly marks: StepMarks;
  readonly events: readonly unknown[];
  readonly notToday: boolean;
}

/**
 * The reminder item of a routine's day; null if the day has no reminders or no time, or if it is already begun, done or
 * put away.
 */
export const reminderItemOf = (day: RoutineDay): ReminderItem | null => {
  const { routineId, date, plan, time, size, marks, events, notToday } = day;
  const { atStart, minutesBefore } = plan.reminders;
  if (time === null || notToday || (!atStart && minutesBefore === null)) return null;
  if (events.length > 0 || isDone(plan.steps, size, marks)) return null;
  return {
    kind: 'routine',
    sourceId: routineId,
    date,
    time,
    atStart,
    minutesBefore,
    name: plan.name,
    page: `/features/routine-builder/play/${routineId}/${date}`,
  };
};
