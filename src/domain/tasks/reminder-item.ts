import type { LocalDate } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { clockTimeAt, minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import type { TaskReminders } from './task.ts';

/** The page with today's list, where tasks are done. */
const PAGE = '/features/routine-builder';

interface TimedTask {
  readonly _id: string;
  readonly title: string;
  readonly completed: boolean;
  readonly date: LocalDate;
  readonly time: string | null;
  readonly later: boolean;
  readonly notTodayOn: LocalDate | null;
  readonly reminders: TaskReminders | null;
}

/** The reminders of a task whose time was set without saying when it reminds: once, at its time. */
export const AT_ITS_TIME: TaskReminders = { atStart: true, minutesBefore: null };

/**
 * The time as HH:MM of the first reminder that is still to come; null for none.
 *
 * @param nowMin minutes since the person's day began; null if the task is on another day
 */
export const firstReminder = (
  { time, reminders }: Pick<TimedTask, 'time' | 'reminders'>,
  nowMin: number | null,
  dayStartsAtHour: number,
): string | null => {
  if (time === null || reminders === null) return null;
  const at = minuteOfDay(time, dayStartsAtHour);
  const { atStart, minutesBefore } = reminders;
  const first = [
    ...(minutesBefore === null ? [] : [Math.max(0, at - minutesBefore)]),
    ...(atStart ? [at] : []),
  ].find((minute) => nowMin === null || minute > nowMin);
  return first === undefined ? null : clockTimeAt(first, dayStartsAtHour);
};

/**
 * The reminders of a task when its time is set, changed or removed.
 *
 * @param before the task until now; null for a new task
 * @param time the new time as HH:MM; null for none
 * @param asked the reminders that the person chose; null for none, undefined if they did not choose
 */
export const remindersWith = (
  before: Pick<TimedTask, 'time' | 'reminders'> | null,
  time: string | null,
  asked: TaskReminders | null | undefined,
): TaskReminders | null => {
  if (asked !== undefined) return asked;
  if (time === null) return null;
  return before === null || before.time === null ? AT_ITS_TIME : before.reminders;
};

/** The reminder item of a task; null if the task has no reminders or no time, or if it is completed or was put away. */
export const reminderItemOf = (task: TimedTask): ReminderItem | null => {
  const { _id: sourceId, title, completed, date, time, later, notTodayOn, reminders } = task;
  if (time === null || reminders === null || later || completed || notTodayOn === date) return null;
  return { kind: 'task', sourceId, date, time, ...reminders, name: title, page: PAGE };
};
