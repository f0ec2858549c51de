import { type DueReminder, maySend, remindersOf, stateAt } from '#domain/reminders/due.ts';
import type { ReminderSettings } from '#domain/reminders/settings.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { calendarDate } from '#domain/shared/time/local-date.ts';
import type { ReminderAnswer } from './answered.ts';

/** The instant at which an item begins on the clock of this device. */
export const startsHereMs = (item: ReminderItem, dayStartsAtHour: number): number =>
  // A time without a zone is the device's own.
  Date.parse(`${calendarDate(item.date, item.time, dayStartsAtHour)}T${item.time}`);

/** The clock of this device at an instant, as HH:MM. */
const clockHere = (instantMs: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = new Date(instantMs);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** Names a reminder among all of a person. */
export const reminderKey = ({ item, kind }: DueReminder): string =>
  `${kind} ${item.sourceId} ${item.date}`;

/**
 * The reminder that the page shows now: the last that is due, may disturb, and was not answered or comes again.
 * Null when there is none.
 */
export const reminderNow = (
  items: readonly ReminderItem[],
  settings: Omit<ReminderSettings, 'zone' | 'ownWords'>,
  answers: readonly ReminderAnswer[],
  { nowMs, dayStartsAtHour }: { readonly nowMs: number; readonly dayStartsAtHour: number },
): DueReminder | null => {
  const due = items
    .flatMap((item) => remindersOf(item, startsHereMs(item, dayStartsAtHour)))
    .filter((reminder) => {
      const answer = answers.find(({ key }) => key === reminderKey(reminder));
      if (answer !== undefined) {
        return answer.againMs !== null && stateAt(answer.againMs, nowMs) === 'due';
      }
      return (
        stateAt(reminder.dueMs, nowMs) === 'due' &&
        maySend(reminder, clockHere(reminder.dueMs), settings)
      );
    });
  return due.sort((one, other) => one.dueMs - other.dueMs).at(-1) ?? null;
};
