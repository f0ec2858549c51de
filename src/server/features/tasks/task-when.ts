import type { LocalDate } from '#domain/shared/brands.ts';
import { remindersWith } from '#domain/tasks/reminder-item.ts';
import type { TaskReminders } from '#domain/tasks/task.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { texts } from '#texts/task-errors.js';
import type { TaskRow } from './task-rows.ts';

/** A change of a task's day and time. Values that are undefined stay as they are. */
export interface WhenChanges {
  readonly date?: LocalDate | undefined;
  /** The time HH:MM. Null removes the time and the reminders. */
  readonly time?: string | null | undefined;
  readonly later?: boolean | undefined;
  readonly reminders?: TaskReminders | null | undefined;
}

type When = Pick<TaskRow, 'date' | 'time' | 'later' | 'reminders'>;

/**
 * The time of a new task, or of a task after a change, in the form in which it is stored. A new time reminds unless
 * `reminders` is given. Throws a 400 for a time without a day, and for a reminder without a time.
 *
 * @param inBody the path in the request body of the object that contains the fields
 */
export const timeToKeep = (
  { time = null, later = false, ...changes }: WhenChanges,
  inBody: readonly string[] = [],
): Omit<When, 'date'> => {
  if (later && time !== null) {
    throw invalidField([...inBody, 'time'].join('.'), texts.laterHasNoTime);
  }
  const reminders = remindersWith(null, time, changes.reminders);
  const reminds = reminders !== null && (reminders.atStart || reminders.minutesBefore !== null);
  if (reminds && time === null) {
    throw invalidField([...inBody, 'reminders'].join('.'), texts.reminderNeedsTime);
  }
  return { time, later, reminders: reminds ? reminders : null };
};

/**
 * The day and time of a task after a change. Choosing a day takes the task out of the list Later, and moving the task
 * to Later removes its time. A task without a time has no reminders. Throws a 409 if a smart or completed task would
 * move to another day, and the errors of `timeToKeep`.
 */
export const whenAfter = (
  before: TaskRow,
  changes: WhenChanges & { completed?: boolean | undefined },
): When => {
  const { date = before.date } = changes;
  const later = changes.later ?? (changes.date === undefined && before.later);
  const isOther = date !== before.date || later !== before.later;
  if (isOther && before.type === 'smart') {
    throw new HttpError('conflict', texts.onlyOwnCanMove);
  }
  if (isOther && before.completed && changes.completed !== false) {
    throw new HttpError('conflict', texts.doneStaysOnDay);
  }
  const time = changes.time === undefined && !later ? before.time : (changes.time ?? null);
  const reminders = remindersWith(before, time, changes.reminders);
  return { date, ...timeToKeep({ time, later, reminders }, ['updates']) };
};
