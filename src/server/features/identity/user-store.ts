import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { removeUsers } from './guests/remove-users.ts';

// No other code creates user ids.
export const newUserId = (): UserId => uuidv7() as UserId;

export interface User {
  readonly id: UserId;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
}

/** The data of a new account. */
export interface NewUser {
  readonly name: string;
  /** The email in lower case. Null if unknown. */
  readonly email: string | null;
  /** The hash of the password. Null for people who log in only through a provider. */
  readonly passwordHash: string | null;
}

export interface Registration extends NewUser {
  /** The email in lower case. */
  readonly email: string;
  readonly passwordHash: string;
}

const columns = ['id', 'name', 'email', 'role', 'password_hash', 'email_confirmed_at'] as const;

interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly password_hash: string | null;
  readonly email_confirmed_at: string | null;
}

/**
 * Converts a stored row to a user with the hash of the password. The cast is safe, because the column only contains
 * user ids.
 */
const withHash = (row: UserRow) => ({
  user: { id: row.id as UserId, name: row.name, email: row.email, role: row.role } satisfies User,
  passwordHash: row.password_hash,
  /** Whether a link in a mail to this address was used. */
  isConfirmed: row.email_confirmed_at !== null,
});

/** Reads and writes user accounts and their password hashes. */
export const userStore = (db: Kysely<Schema>) => ({
  /** Adds a person. Returns false if another account has the email. */
  add: async (
    userId: UserId,
    registration: NewUser,
    now: string,
    role: 'person' | 'therapist' = 'person',
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('users')
      .values({
        id: userId,
        name: registration.name,
        email: registration.email,
        password_hash: registration.passwordHash,
        role,
        created_at: now,
        email_confirmed_at: null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  addGuest: async (userId: UserId, now: string): Promise<void> => {
    await db
      .insertInto('users')
      .values({
        id: userId,
        name: '',
        email: null,
        password_hash: null,
        role: 'guest',
        created_at: now,
        email_confirmed_at: null,
      })
      .execute();
  },

  byEmail: async (email: string) => {
    const row = await db
      .selectFrom('users')
      .select(columns)
      .where('email', '=', email)
      .executeTakeFirst();
    return row === undefined ? null : withHash(row);
  },

  byId: async (userId: UserId) => {
    const row = await db
      .selectFrom('users')
      .select(columns)
      .where('id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? null : withHash(row);
  },

  /**
   * Upgrades a guest to a full account with the same id. The upgrade fails if another account has this email, or if the
   * account is not a guest.
   */
  upgrade: async (
    userId: UserId,
    { name, email, passwordHash }: Registration,
  ): Promise<'done' | 'email-taken' | 'not-a-guest'> => {
    const taken = db
      .selectFrom('users as other')
      .select('other.id')
      .where('other.email', '=', email);
    const update = db
      .updateTable('users')
      .set({ name, email, password_hash: passwordHash, role: 'person' })
      .where('id', '=', userId)
      .where('role', '=', 'guest')
      .where(({ not, exists }) => not(exists(taken)));
    // Two upgrades at the same time may both find that the email is free. The unique constraint then rejects the second
    // upgrade.
    const changed = await update.executeTakeFirst().catch((error: unknown) => {
      if (isUniqueViolation(error)) return null;
      throw error;
    });
    if (changed?.numUpdatedRows === 1n) {
      // The guest's entries must no longer be offered to another account.
      await db.deleteFrom('guest_offers').where('guest_id', '=', userId).execute();
      return 'done';
    }
    const row = await db
      .selectFrom('users')
      .select('role')
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.role === 'guest' ? 'email-taken' : 'not-a-guest';
  },

  /**
   * Counts a login with the password. Returns whether to offer a passkey: from the second such login on, to people who
   * have none and did not decline it.
   */
  countPasswordLogin: async (userId: UserId): Promise<boolean> => {
    await db
      .updateTable('users')
      .set(({ eb }) => ({ password_logins: eb('password_logins', '+', 1) }))
      .where('id', '=', userId)
      .where('password_logins', '<', 2)
      .execute();
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('password_logins', '=', 2)
      .where('passkey_declined_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passkeys').select('id').where('user_id', '=', userId))),
      )
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Records that the person does not want a passkey, so that it is not offered again. */
  declinePasskey: async (userId: UserId, now: string): Promise<void> => {
    await db
      .updateTable('users')
      .set({ passkey_declined_at: now })
      .where('id', '=', userId)
      .execute();
  },

  setPassword: async (userId: UserId, passwordHash: string): Promise<void> => {
    await db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .execute();
  },

  /** Records that the person controls the address, provided that the address is still that of the account. */
  confirmAddress: async (userId: UserId, email: string, now: string): Promise<void> => {
    await db
      .updateTable('users')
      .set({ email_confirmed_at: now })
      .where('id', '=', userId)
      .where('email', '=', email)
      .where('email_confirmed_at', 'is', null)
      .execute();
  },

  /**
   * Deletes guests who were created before an instant, have no session left, and have no entries that are offered to
   * anybody. Nobody can access such a guest's entries any more, so they must not stay stored.
   */
  removeLostGuests: (madeBefore: string): Promise<void> =>
    removeUsers(db, (from) =>
      from
        .selectFrom('users as guest')
        .select('guest.id')
        .where('guest.role', '=', 'guest')
        .where('guest.created_at', '<', madeBefore)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sessions')
                .select('sessions.id')
                .whereRef('sessions.user_id', '=', 'guest.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('guest_offers')
                .select('guest_offers.guest_id')
                .whereRef('guest_offers.guest_id', '=', 'guest.id'),
            ),
          ),
        ),
    ),

  /** Deletes the person and all their data. */
  remove: async (userId: UserId): Promise<void> => {
    await db.deleteFrom('users').where('id', '=', userId).execute();
  },
});

export type UserStore = ReturnType<typeof userStore>;
