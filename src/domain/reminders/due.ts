import type { LocalDate } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { isoWeekday } from '#domain/shared/time/local-date.ts';
import type { QuietHours, ReminderSettings } from './settings.ts';

/**
 * How long after its due time a reminder can still be sent, in milliseconds; a later reminder is only shown on the page
 * Today.
 */
export const LATE_MS = 30 * 60_000;

/** One reminder of an item. */
export interface DueReminder {
  readonly item: ReminderItem;
  readonly kind: 'start' | 'before';
  /** When the reminder is due, in milliseconds since the Unix epoch. */
  readonly dueMs: number;
}

/** Whether a clock time, as HH:MM, is in the quiet hours; if start and end are equal, there are no quiet hours. */
export const isQuiet = (time: string, quiet: QuietHours | null): boolean => {
  if (quiet === null || quiet.from === quiet.to) return false;
  return quiet.from < quiet.to
    ? quiet.from <= time && time < quiet.to
    : quiet.from <= time || time < quiet.to;
};

/** Whether a person wants no reminders on a day. */
const isSilentDay = (
  date: LocalDate,
  { silentWeekdays, silentOn }: Pick<ReminderSettings, 'silentWeekdays' | 'silentOn'>,
): boolean => date === silentOn || silentWeekdays.includes(isoWeekday(date));

/** All reminders of an item that begins at an instant, whether or not they may be sent. */
export const remindersOf = (item: ReminderItem, startMs: number): readonly DueReminder[] => {
  const before = item.minutesBefore;
  return [
    ...(before === null
      ? []
      : [{ item, kind: 'before' as const, dueMs: startMs - before * 60_000 }]),
    ...(item.atStart ? [{ item, kind: 'start' as const, dueMs: startMs }] : []),
  ];
};

/**
 * Whether the person's quiet hours and silent days allow a reminder.
 *
 * @param clock the person's clock at that instant, as HH:MM
 */
export const maySend = (
  { item }: DueReminder,
  clock: string,
  settings: Omit<ReminderSettings, 'zone' | 'ownWords'>,
): boolean => !isSilentDay(item.date, settings) && !isQuiet(clock, settings.quiet);

/** The state of an unsent reminder: waiting, due, or too late to be sent. */
export const stateAt = (dueMs: number, nowMs: number): 'waiting' | 'due' | 'late' => {
  if (nowMs < dueMs) return 'waiting';
  return nowMs - dueMs < LATE_MS ? 'due' : 'late';
};
