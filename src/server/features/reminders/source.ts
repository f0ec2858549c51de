import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { Tx } from '#server/db/transaction.ts';

/** A feature's items that have a time and can remind. */
export interface ReminderSource {
  readonly kind: ReminderItem['kind'];
  /** Items with a time that are still to be started, on the person's days from `from` to `to`, both inclusive. */
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
