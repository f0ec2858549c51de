import type { LocalDate } from './brands.ts';

/** Something with a time on the person's clock that can remind. */
export interface ReminderItem {
  readonly kind: 'routine' | 'task';
  /** The id of the routine or the task. */
  readonly sourceId: string;
  /** The person's day, which may begin later than the date of the calendar. */
  readonly date: LocalDate;
  /** HH:MM. */
  readonly time: string;
  /** Whether it reminds at its time. */
  readonly atStart: boolean;
  /** The whole minutes before its time at which it reminds; null for not before. */
  readonly minutesBefore: number | null;
  /** What the person calls it. */
  readonly name: string;
  /** The path of the page on which it starts. */
  readonly page: string;
}
