import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { Tx } from '#server/db/transaction.ts';

/** The items with a time, such as tasks or routines, that a feature provides for reminders. */
export interface ReminderSource {
  readonly kind: ReminderItem['kind'];
  /** The items with a time that the person has not started, on the person's days from `from` to `to`, both included. */
  readonly itemsBetween: (
    tx: Tx,
    userId: UserId,
    from: LocalDate,
    to: LocalDate,
  ) => Promise<readonly ReminderItem[]>;
  /** Puts an item away for its day. Throws a 404 if it does not exist. */
  readonly putAway: (
    userId: UserId,
    sourceId: string,
    date: LocalDate,
    now: string,
  ) => Promise<unknown>;
}
