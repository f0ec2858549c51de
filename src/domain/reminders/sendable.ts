import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { calendarDate } from '#domain/shared/time/local-date.ts';
import { instantAt, wallClockAt } from '#domain/shared/time/zone.ts';
import { type DueReminder, maySend, remindersOf } from './due.ts';
import type { ReminderSettings } from './settings.ts';

/**
 * The instant at which an item begins, in milliseconds since the Unix epoch. A time that the clock skips is moved later
 * by the length of the jump; for a time that occurs twice, the first instant is used.
 *
 * @param dayStartsAtHour the whole hour at which the person's day begins; earlier times belong to the next date
 */
export const startsAtMs = (
  item: Pick<ReminderItem, 'date' | 'time'>,
  zone: string,
  dayStartsAtHour: number,
): number => instantAt(`${calendarDate(item.date, item.time, dayStartsAtHour)}T${item.time}`, zone);

/** The reminders of items that may be sent, earliest first. */
export const sendable = (
  items: readonly ReminderItem[],
  settings: ReminderSettings,
  dayStartsAtHour: number,
): readonly DueReminder[] =>
  items
    .flatMap((item) => remindersOf(item, startsAtMs(item, settings.zone, dayStartsAtHour)))
    .filter((one) => maySend(one, wallClockAt(one.dueMs, settings.zone).slice(-5), settings))
    .sort((one, other) => one.dueMs - other.dueMs);
