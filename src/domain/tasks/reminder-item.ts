import type { LocalDate } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { TaskReminders } from './task.ts';

/** Where a task is done: the page that has today's list. */
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

/** A task as something that reminds; null for one that wants none, has no time, is done or was put away. */
export const reminderItemOf = (task: TimedTask): ReminderItem | null => {
  const { _id: sourceId, title, completed, date, time, later, notTodayOn, reminders } = task;
  if (time === null || reminders === null || later || completed || notTodayOn === date) return null;
  return { kind: 'task', sourceId, date, time, ...reminders, name: title, page: PAGE };
};
