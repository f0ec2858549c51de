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
  /** Whether it reminds at its time. */
  readonly atStart: boolean;
  /** How many whole minutes before its time it also reminds; null for no earlier reminder. */
  readonly minutesBefore: number | null;
  /** What the person calls it. */
  readonly name: string;
  /** The path of the page where it is started. */
  readonly page: string;
}
