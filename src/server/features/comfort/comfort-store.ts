import type { Kysely } from 'kysely';
import type { Comfort } from '#domain/comfort/comfort.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type ChangedIn, inTransaction } from '#server/db/transaction.ts';

/**
 * Comfort settings, one set for each person.
 *
 * @param changedIn told, within its transaction, of new settings
 */
export const comfortStore = (db: Kysely<Schema>, changedIn: ChangedIn = async () => undefined) => ({
  /** The settings kept, with defaults for those that came later; null when none were kept. */
  read: async (userId: UserId): Promise<Comfort | null> => {
    const row = await db
      .selectFrom('comfort')
      .select('settings')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? null : { ...DEFAULT_COMFORT, ...JSON.parse(row.settings) };
  },

  save: (userId: UserId, comfort: Comfort, now: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      const row = { settings: JSON.stringify(comfort), updated_at: now };
      await tx
        .insertInto('comfort')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
      await changedIn(tx, userId);
    }),
});
