import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

/** Reads and writes the codes with which people who forgot their password can set a new one. */
export const passwordCodeStore = (db: Kysely<Schema>) => ({
  /** How many codes are left, and the UTC instant at which they were made; null when there are none. */
  state: async (
    userId: UserId,
  ): Promise<{ readonly left: number; readonly madeAt: string | null }> => {
    const { left, madeAt } = await db
      .selectFrom('password_codes')
      .select(({ fn }) => [fn.countAll().as('left'), fn.max('created_at').as('madeAt')])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { left: Number(left), madeAt: madeAt ?? null };
  },

  /** Replaces all of a person's codes. */
  replace: (userId: UserId, codeHashes: readonly string[], now: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      await tx.deleteFrom('password_codes').where('user_id', '=', userId).execute();
      await tx
        .insertInto('password_codes')
        .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: now })))
        .execute();
    }),

  /** The person with this email and this unused code. Null if there is none, for whatever reason. */
  owner: async (email: string, codeHash: string): Promise<UserId | null> => {
    const row = await db
      .selectFrom('users')
      .innerJoin('password_codes', 'password_codes.user_id', 'users.id')
      .select('users.id')
      .where('users.email', '=', email)
      .where('users.password_hash', 'is not', null)
      .where('password_codes.code_hash', '=', codeHash)
      .executeTakeFirst();
    // The cast is safe, because the column only contains user ids.
    return row === undefined ? null : (row.id as UserId);
  },

  /** Uses up a code. Returns false if it was used or replaced. */
  take: async (userId: UserId, codeHash: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('password_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});

export type PasswordCodeStore = ReturnType<typeof passwordCodeStore>;
