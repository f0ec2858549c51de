import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';
import { refuseLockout } from '../refuse-lockout.ts';
import { userStore } from '../user-store.ts';
import type { Claims } from './provider.ts';

/** Thrown only to roll back the transaction. */
class EmailTaken extends Error {}

/**
 * Provider accounts and their owners. A provider account is identified by its issuer and subject, never by its email.
 */
export const identityStore = (db: Kysely<Schema>) => {
  const row = (userId: UserId, { issuer, subject }: Claims, now: string) => ({
    issuer,
    subject,
    user_id: userId,
    created_at: now,
    last_used_at: null,
  });

  return {
    /** Records the use of a provider account and returns its owner. Null if the account is not connected. */
    use: async ({ issuer, subject }: Claims, now: string): Promise<UserId | null> => {
      const found = await db
        .updateTable('oidc_identities')
        .set({ last_used_at: now })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .returning('user_id')
        .executeTakeFirst();
      // The cast is safe, because the column only contains user ids.
      return found === undefined ? null : (found.user_id as UserId);
    },

    /** Creates an account when a person logs in for the first time. */
    addPerson: async (
      userId: UserId,
      claims: Claims,
      now: string,
    ): Promise<'done' | 'email-taken' | 'known'> => {
      const { name, email } = claims;
      try {
        await db.transaction().execute(async (tx) => {
          const person = { name, email, passwordHash: null };
          if (!(await userStore(tx).add(userId, person, now))) throw new EmailTaken();
          const used = { ...row(userId, claims, now), last_used_at: now };
          await tx.insertInto('oidc_identities').values(used).execute();
        });
        return 'done';
      } catch (error) {
        if (error instanceof EmailTaken) return 'email-taken';
        if (isUniqueViolation(error)) return 'known';
        throw error;
      }
    },

    /**
     * Connects a provider account. Returns false if somebody has already connected it, or if the person has connected
     * another provider account.
     */
    connect: async (userId: UserId, claims: Claims, now: string): Promise<boolean> => {
      try {
        await inTransaction(db, userId, (tx) =>
          tx
            .insertInto('oidc_identities')
            .values(row(userId, claims, now))
            .execute(),
        );
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },

    /**
     * Disconnects the provider account. Throws a 404 when nothing is connected, and a 409 when it is the person's only
     * login method.
     */
    disconnect: (userId: UserId, issuer: string): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('oidc_identities')
          .where('user_id', '=', userId)
          .where('issuer', '=', issuer)
          .executeTakeFirst();
        if (numDeletedRows !== 1n) throw new HttpError('not_found', texts.disconnectedAlready);
        await refuseLockout(tx, userId, issuer);
      }),

    /** All connected provider accounts, including accounts at providers that are no longer configured. */
    all: (userId: UserId) =>
      db
        .selectFrom('oidc_identities')
        .select(['issuer', 'created_at as connectedAt', 'last_used_at as lastUsedAt'])
        .where('user_id', '=', userId)
        .orderBy('issuer')
        .execute(),
  };
};

export type IdentityStore = ReturnType<typeof identityStore>;
