import { v7 as uuidv7 } from 'uuid';
import {
  SIGN_AFTER_MS,
  SIGNS,
  type SignedTimer,
  type TimedPart,
} from '#domain/reminders/timer-signs.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** An end of a timer. */
interface TimerEnd {
  readonly part: TimedPart;
  /** The end on the device's clock, in UTC ms; identifies it across calls. */
  readonly atMs: number;
  /** Milliseconds from now; negative when past. */
  readonly inMs: number;
}

/** Notifications at the ends of a device's timers. */
export const timerSigns = ({ db }: Pick<Database, 'db'>) => ({
  /**
   * Plans a notification for each end of a timer on one device, replacing those planned before. Returns whether the
   * device gets reminders at all.
   */
  plan: (
    userId: UserId,
    endpoint: string,
    timer: SignedTimer,
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
        const dueMs = nowMs + inMs + SIGN_AFTER_MS;
        return {
          user_id: userId,
          kind: 'timer' as const,
          item_kind: 'timer' as const,
          source_id: `${timer} ${atMs}`,
          local_date: localDateAt(atMs, 'UTC'),
          subscription_id: device.id,
          id: uuidv7(),
          due_at: new Date(dueMs).toISOString(),
          ...SIGNS[part],
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
          // Existing rows stay unchanged, so that a sent notification is not repeated.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return device.refused_at === null;
    }),
});
