import { v7 as uuidv7 } from 'uuid';
import {
  SIGNAL_DELAY_MS,
  type SignalledTimer,
  signalOf,
  type TimedPart,
} from '#domain/reminders/timer-signals.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** The end of one part of a timer, such as a Pomodoro phase. */
interface TimerEnd {
  readonly part: TimedPart;
  /** The end according to the device's clock, in UTC ms. In repeated calls, this time identifies the end. */
  readonly atMs: number;
  /** Milliseconds from now. Negative when the end is in the past. */
  readonly inMs: number;
}

/** Plans notifications for the ends of a device's timers. */
export const timerSignals = ({ db }: Pick<Database, 'db'>) => ({
  /**
   * Plans a notification for each end of a timer on one device, and removes the notifications that were planned for it
   * before. Returns whether the device gets reminders at all.
   */
  plan: (
    userId: UserId,
    endpoint: string,
    timer: SignalledTimer,
    ends: readonly TimerEnd[],
    nowMs: number,
  ): Promise<boolean> =>
    inTransaction(db, userId, async (tx) => {
      const device = await tx
        .selectFrom('push_subscriptions')
        .select(['id', 'refused_at'])
        .where('user_id', '=', userId)
        .where('endpoint', '=', endpoint)
        .executeTakeFirst();
      if (device === undefined) return false;
      const rows = ends.map(({ part, atMs, inMs }) => {
        const dueMs = nowMs + inMs + SIGNAL_DELAY_MS;
        return {
          user_id: userId,
          kind: 'timer' as const,
          item_kind: 'timer' as const,
          source_id: `${timer} ${atMs}`,
          local_date: localDateAt(atMs, 'UTC'),
          subscription_id: device.id,
          id: uuidv7(),
          due_at: new Date(dueMs).toISOString(),
          ...signalOf(part),
          state: 'planned' as const,
          claim: null,
          claimed_until: null,
        };
      });
      const ids = rows.map((row) => row.source_id);
      await tx
        .deleteFrom('reminder_deliveries')
        .where('user_id', '=', userId)
        .where('kind', '=', 'timer')
        .where('subscription_id', '=', device.id)
        .where('source_id', 'like', `${timer} %`)
        .where('state', '=', 'planned')
        .$if(ids.length > 0, (query) => query.where('source_id', 'not in', ids))
        .execute();
      if (rows.length > 0) {
        await tx
          .insertInto('reminder_deliveries')
          .values(rows)
          // Existing rows do not change, so that a notification is not sent twice.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return device.refused_at === null;
    }),
});
