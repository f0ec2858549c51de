import type { LocalDate } from './brands.ts';

/** Something with a time on the person's clock that can have reminders. */
export interface ReminderItem {
  readonly kind: 'routine' | 'task';
  /** The id of the routine or the task. */
  readonly sourceId: string;
  /** The person's day, which may begin later than the calendar date. */
  readonly date: LocalDate;
  /** HH:MM. */
  readonly time: string;
  /** Whether there is a reminder at the item's time. */
  readonly atStart: boolean;
  /** The whole minutes from an additional, earlier reminder to the item's time; null for no earlier reminder. */
  readonly minutesBefore: number | null;
  /** The person's name for the item. */
  readonly name: string;
  /** The path of the page on which the item is started. */
  readonly page: string;
}
