import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { defaultSettings, type ReminderSettings } from '#domain/reminders/settings.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import type { Replan } from './replan.ts';

/** Maximum number of devices per person. A further device replaces the oldest one. */
const DEVICES_MAX = 10;

/** A device's push URL, and the keys that its browser generated. */
export interface DeviceAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const settingsRows = ownRows('reminder_settings');
/** The settings without the column that the planner uses. */
const chosen = ownRows('reminder_settings', { without: ['planned_until'] });

/** Reminder settings as stored. */
type KeptSettings = ReturnType<typeof chosen.read>;

export const settingsOf = ({
  quietFrom: from,
  quietTo: to,
  ...others
}: KeptSettings): ReminderSettings => ({
  ...others,
  quiet: from === null || to === null ? null : { from, to },
});

/** The person's settings. Null if none are saved yet. */
export const settingsIn = async (
  db: Kysely<Schema>,
  userId: UserId,
): Promise<ReminderSettings | null> => {
  const kept = await chosen.get(db, userId);
  return kept === undefined ? null : settingsOf(kept);
};

const keep = (
  tx: Tx,
  userId: UserId,
  { quiet, ...others }: ReminderSettings,
  now: string,
): Promise<void> => {
  const columns = { ...others, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
  return chosen.put(tx, userId, columns, now);
};

/** Reads and writes reminder settings and devices. */
export const settingsStore = ({ db }: Pick<Database, 'db'>, replan: Replan) => ({
  read: (userId: UserId): Promise<ReminderSettings | null> => settingsIn(db, userId),

  /** The push URLs of the person's devices, except devices whose push service refuses reminders. */
  addresses: async (userId: UserId): Promise<string[]> =>
    (
      await db
        .selectFrom('push_subscriptions')
        .select('endpoint')
        .where('user_id', '=', userId)
        .where('refused_at', 'is', null)
        .orderBy('created_at')
        .execute()
    ).map(({ endpoint }) => endpoint),

  save: (userId: UserId, settings: ReminderSettings, now: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      await keep(tx, userId, settings, now);
      await replan(tx, userId);
    }),

  /** Subscribes a device to reminders until its session ends. A push URL belongs to only one person at a time. */
  subscribe: (
    userId: UserId,
    sessionId: string,
    { endpoint, keys }: DeviceAddress,
    zone: string,
    now: string,
  ): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await settingsIn(tx, userId)) ?? defaultSettings(zone);
      await keep(tx, userId, { ...before, zone }, now);
      await tx
        .updateTable('reminder_settings')
        .set({ planned_until: now })
        .where('user_id', '=', userId)
        .where('planned_until', 'is', null)
        .execute();
      const columns = {
        user_id: userId,
        session_id: sessionId,
        p256dh: keys.p256dh,
        auth: keys.auth,
        created_at: now,
        refused_at: null,
      };
      // If another person used this browser before, that person's subscription is removed.
      await tx
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('user_id', '!=', userId)
        .execute();
      await tx
        .insertInto('push_subscriptions')
        .values({ id: uuidv7(), endpoint, ...columns })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(columns))
        .execute();
      const newest = tx
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(DEVICES_MAX);
      await tx
        .deleteFrom('push_subscriptions')
        .where('user_id', '=', userId)
        .where('id', 'not in', newest)
        .execute();
      await replan(tx, userId);
    }),

  unsubscribe: async (userId: UserId, endpoint: string): Promise<void> => {
    await db
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('endpoint', '=', endpoint)
      .execute();
  },
});
