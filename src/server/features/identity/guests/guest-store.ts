import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { removeUsers } from './remove-users.ts';

/** How long after a login replaced a guest the guest's entries can still be moved to the account. */
export const OFFERED_MS = 30 * 86_400_000;

/** Operations on guests' entries. */
export interface GuestEntries {
  readonly has: (guestId: UserId) => Promise<boolean>;
  /**
   * Adds the guest's entries to a person's own entries, which do not change. Throws a 413 when the entries would exceed
   * the person's quota.
   */
  readonly take: (
    guestId: UserId,
    to: { readonly userId: UserId; readonly role: Role },
  ) => Promise<void>;
}

const guestIds = (db: Kysely<Schema>) =>
  db.selectFrom('users').select('id').where('role', '=', 'guest');

/** Guests whose session was replaced when somebody logged in. The guest's entries are offered to that person. */
export const guestStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Ends a guest's sessions, and offers the guest's entries to the person who logged in. */
  leave: (userId: UserId, guestId: UserId, now: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      await tx
        .insertInto('guest_offers')
        .columns(['guest_id', 'user_id', 'left_at'])
        .expression((from) =>
          from
            .selectFrom('users')
            .select(({ val }) => ['id', val<string>(userId).as('to'), val(now).as('at')])
            .where('id', '=', guestId)
            .where('role', '=', 'guest'),
        )
        // When two logins replace the same guest at the same time, only the person who logged in first gets the offer.
        .onConflict((conflict) => conflict.column('guest_id').doNothing())
        .execute();
      await tx
        .deleteFrom('sessions')
        .where('user_id', '=', guestId)
        .where('user_id', 'in', guestIds(tx))
        .execute();
    }),

  /** The guests whose entries the person may move to their account, latest guest first. */
  offered: (userId: UserId) =>
    db
      .selectFrom('guest_offers')
      .select(['guest_id', 'left_at'])
      .where('user_id', '=', userId)
      .where('guest_id', 'in', guestIds(db))
      .orderBy('left_at', 'desc')
      .orderBy('guest_id')
      .execute(),

  /** The guest with this id if their entries are offered to the person, otherwise null. */
  find: async (userId: UserId, guestId: string): Promise<UserId | null> => {
    const row = await db
      .selectFrom('guest_offers')
      .select('guest_id')
      .where('user_id', '=', userId)
      .where('guest_id', '=', guestId)
      .where('guest_id', 'in', guestIds(db))
      .executeTakeFirst();
    return row === undefined ? null : (row.guest_id as UserId);
  },

  /** Deletes a guest with all their data, unless the guest has become a full account in the meantime. */
  remove: async (guestId: UserId): Promise<void> => {
    await db.deleteFrom('users').where('id', '=', guestId).where('role', '=', 'guest').execute();
  },

  /** Deletes in batches all guests whose offer is older than an instant, with all their data. */
  removeLeft: (before: string): Promise<void> =>
    removeUsers(db, (from) =>
      from
        .selectFrom('guest_offers')
        .select('guest_id as id')
        .where('left_at', '<', before)
        .where('guest_id', 'in', guestIds(db)),
    ),
});

export type GuestStore = ReturnType<typeof guestStore>;
