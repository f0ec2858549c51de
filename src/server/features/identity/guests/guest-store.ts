import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { removeUsers } from './remove-users.ts';

/** For so long after a login over a guest, what the guest entered can be taken along. */
export const OFFERED_MS = 30 * 86_400_000;

/** What is done with the entries of guests. */
export interface GuestEntries {
  readonly has: (guestId: UserId) => Promise<boolean>;
  /** Adds them to those of a person, who keeps what they have. Throws 413 where there is no room. */
  readonly take: (
    guestId: UserId,
    to: { readonly userId: UserId; readonly role: Role },
  ) => Promise<void>;
}

const guestIds = (db: Kysely<Schema>) =>
  db.selectFrom('users').select('id').where('role', '=', 'guest');

/** Guests whom somebody logged in over, and whose entries are offered to that person. */
export const guestStore = ({ db }: Pick<Database, 'db'>) => ({
  /** Ends the sessions of a guest, and offers what they entered to the person who logged in. */
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
        // Two logins at once leave the guest once.
        .onConflict((conflict) => conflict.column('guest_id').doNothing())
        .execute();
      await tx
        .deleteFrom('sessions')
        .where('user_id', '=', guestId)
        .where('user_id', 'in', guestIds(tx))
        .execute();
    }),

  /** The guests whose entries somebody may take along, the latest first. */
  offered: (userId: UserId) =>
    db
      .selectFrom('guest_offers')
      .select(['guest_id', 'left_at'])
      .where('user_id', '=', userId)
      .where('guest_id', 'in', guestIds(db))
      .orderBy('left_at', 'desc')
      .orderBy('guest_id')
      .execute(),

  /** The guest with this id if their entries are offered to somebody; else null. */
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

  /** Deletes a guest with everything in them; who became an account meanwhile stays. */
  remove: async (guestId: UserId): Promise<void> => {
    await db.deleteFrom('users').where('id', '=', guestId).where('role', '=', 'guest').execute();
  },

  /** Deletes guests of offers from before an instant, with everything in them, a few at a time. */
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
