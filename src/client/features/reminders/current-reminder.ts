import { type DueReminder, maySend, remindersOf, stateAt } from '#domain/reminders/due.ts';
import { startsAtMs } from '#domain/reminders/sendable.ts';
import type { ReminderSettings } from '#domain/reminders/settings.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { wallClockAt } from '#domain/shared/time/zone.ts';
import type { ReminderAnswer } from './answered-reminders.ts';

/** The key of a reminder, which is unique per person. */
export const reminderKey = ({ item, kind }: DueReminder): string =>
  `${kind} ${item.sourceId} ${item.date}`;

/**
 * The reminder to show now: the latest of those that are due, were allowed at their due time, and are unanswered or no
 * longer snoozed. Null if there is none.
 */
export const reminderNow = (
  items: readonly ReminderItem[],
  settings: Omit<ReminderSettings, 'ownWords'>,
  answers: readonly ReminderAnswer[],
  { nowMs, dayStartsAtHour }: { readonly nowMs: number; readonly dayStartsAtHour: number },
): DueReminder | null => {
  const due = items
    .flatMap((item) => remindersOf(item, startsAtMs(item, settings.zone, dayStartsAtHour)))
    .filter((reminder) => {
      const answer = answers.find(({ key }) => key === reminderKey(reminder));
      if (answer !== undefined) {
        return answer.againMs !== null && stateAt(answer.againMs, nowMs) === 'due';
      }
      return (
        stateAt(reminder.dueMs, nowMs) === 'due' &&
        maySend(reminder, wallClockAt(reminder.dueMs, settings.zone).slice(-5), settings)
      );
    });
  return due.sort((one, other) => one.dueMs - other.dueMs).at(-1) ?? null;
};
