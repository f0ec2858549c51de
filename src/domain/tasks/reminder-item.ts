import type { LocalDate } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
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

/** The reminder item of a task; null if the task has no reminders or no time, or if it is completed or was put away. */
export const reminderItemOf = (task: TimedTask): ReminderItem | null => {
  const { _id: sourceId, title, completed, date, time, later, notTodayOn, reminders } = task;
  if (time === null || reminders === null || later || completed || notTodayOn === date) return null;
  return { kind: 'task', sourceId, date, time, ...reminders, name: title, page: PAGE };
};
