import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import type { Tx } from '#server/db/transaction.ts';

/** Something of a feature that has a time and can remind. */
export interface ReminderSource {
  readonly kind: ReminderItem['kind'];
  /** What is still to be begun on the person's days from `from` to `to`, both included, and has a time. */
  readonly itemsBetween: (
    tx: Tx,
    userId: UserId,
    from: LocalDate,
    to: LocalDate,
  ) => Promise<readonly ReminderItem[]>;
  /** Puts one away for its day. Throws a 404 when it is not there. */
  readonly putAway: (
    userId: UserId,
    sourceId: string,
    date: LocalDate,
    now: string,
  ) => Promise<unknown>;
}
