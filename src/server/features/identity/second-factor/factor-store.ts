import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { type NextSecret, replaceSecret } from '../session-store.ts';

export interface Factor {
  readonly secret: string;
  /** The UTC instant at which the first code of the current app was entered. Null until then. */
  readonly confirmedAt: string | null;
  /** The secret of the replacement app. Null when there is no replacement. */
  readonly nextSecret: string | null;
  /** The UTC instant at which the newest secret was created, even if it was not confirmed. */
  readonly madeAt: string;
}

/** The data with which the setup of an app starts. */
interface Begun {
  readonly secret: string;
  /** A UTC instant, like `staleSince`. */
  readonly now: string;
  /** An unconfirmed secret that was created at this instant or earlier is replaced. */
  readonly staleSince: string;
}

/** Reads and writes authenticator apps and recovery codes. */
export const factorStore = ({ db }: Pick<Database, 'db'>) => {
  const replaceCodes = async (
    tx: Tx,
    userId: UserId,
    codeHashes: readonly string[],
  ): Promise<void> => {
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await tx
      .insertInto('recovery_codes')
      .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
      .execute();
  };

  /** Makes the second factor count as not yet given in all of a person's sessions. */
  const unverifyAll = async (tx: Tx, userId: UserId): Promise<void> => {
    await tx
      .updateTable('sessions')
      .set({ verified_at: null })
      .where('user_id', '=', userId)
      .execute();
  };

  /** Marks the time step of a code as used. Returns false if this step or a later step was used before. */
  const useStep = async (tx: Tx, userId: UserId, step: number): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  const removeFrom = async (
    tx: Tx,
    userId: UserId,
    tables: readonly ('second_factors' | 'recovery_codes' | 'passkeys' | 'sessions')[],
  ): Promise<void> => {
    for (const table of tables) {
      await tx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  };

  return {
    byUser: async (userId: UserId): Promise<Factor | null> => {
      const row = await db
        .selectFrom('second_factors')
        .select(['secret', 'next_secret', 'confirmed_at', 'created_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row === undefined
        ? null
        : {
            secret: row.secret,
            nextSecret: row.next_secret,
            confirmedAt: row.confirmed_at,
            madeAt: row.created_at,
          };
    },

    /** Stores a secret, unless the app is already set up or a recent secret exists. */
    begin: async (userId: UserId, { secret, now, staleSince }: Begun): Promise<void> => {
      await inTransaction(db, userId, (tx) =>
        tx
          .insertInto('second_factors')
          .values({
            user_id: userId,
            secret,
            next_secret: null,
            confirmed_at: null,
            last_step: null,
            created_at: now,
          })
          .onConflict((conflict) =>
            conflict
              .column('user_id')
              .doUpdateSet({ secret, created_at: now })
              .where('second_factors.confirmed_at', 'is', null)
              .where('second_factors.created_at', '<=', staleSince),
          )
          .execute(),
      );
    },

    /** Stores a secret for the replacement app, unless a recent secret exists. */
    beginNext: async (userId: UserId, { secret, now, staleSince }: Begun): Promise<void> => {
      await db
        .updateTable('second_factors')
        .set({ next_secret: secret, created_at: now })
        .where('user_id', '=', userId)
        .where(({ or, eb }) =>
          or([eb('next_secret', 'is', null), eb('created_at', '<=', staleSince)]),
        )
        .execute();
    },

    /** Completes the setup of the app with this secret. Returns false if it was completed before. */
    confirm: (
      userId: UserId,
      given: {
        secret: string;
        step: number;
        codeHashes: readonly string[];
        next: NextSecret;
      },
    ): Promise<boolean> =>
      inTransaction(db, userId, async (tx) => {
        const { secret, step, next } = given;
        const { numUpdatedRows } = await tx
          .updateTable('second_factors')
          .set({ secret, next_secret: null, confirmed_at: next.now, last_step: step })
          .where('user_id', '=', userId)
          .where(({ or, and, eb }) =>
            or([
              and([eb('confirmed_at', 'is', null), eb('secret', '=', secret)]),
              eb('next_secret', '=', secret),
            ]),
          )
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await replaceCodes(tx, userId, given.codeHashes);
        await unverifyAll(tx, userId);
        await replaceSecret(tx, given.next, true);
        return true;
      }),

    /**
     * Accepts an app's code for a session, and replaces the session secret. Returns false if a code of the same time
     * step was used before.
     */
    verify: (userId: UserId, given: { step: number; next: NextSecret }): Promise<boolean> =>
      inTransaction(db, userId, async (tx) => {
        if (!(await useStep(tx, userId, given.step))) return false;
        await replaceSecret(tx, given.next, true);
        return true;
      }),

    /** Accepts a recovery code in the same way. Returns false if the code is unknown or was used. */
    recover: (userId: UserId, given: { codeHash: string; next: NextSecret }): Promise<boolean> =>
      inTransaction(db, userId, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('recovery_codes')
          .set({ used_at: given.next.now })
          .where('user_id', '=', userId)
          .where('code_hash', '=', given.codeHash)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await replaceSecret(tx, given.next, true);
        return true;
      }),

    /** Replaces all recovery codes. Returns false if a code of the same time step was used before. */
    renew: (
      userId: UserId,
      given: { step: number; codeHashes: readonly string[]; next: NextSecret },
    ): Promise<boolean> =>
      inTransaction(db, userId, async (tx) => {
        if (!(await useStep(tx, userId, given.step))) return false;
        await replaceCodes(tx, userId, given.codeHashes);
        await replaceSecret(tx, given.next);
        return true;
      }),

    /** Removes the app and the recovery codes. */
    remove: (userId: UserId): Promise<void> =>
      inTransaction(db, userId, async (tx) => {
        await removeFrom(tx, userId, ['second_factors', 'recovery_codes']);
        await unverifyAll(tx, userId);
      }),

    /** Removes a person's app, recovery codes and passkeys, and ends all their sessions. */
    reset: (userId: UserId): Promise<void> =>
      inTransaction(db, userId, (tx) =>
        removeFrom(tx, userId, ['second_factors', 'recovery_codes', 'passkeys', 'sessions']),
      ),

    /** How many recovery codes are left. */
    left: async (userId: UserId): Promise<number> => {
      const { left } = await db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll().as('left'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(left);
    },
  };
};

export type FactorStore = ReturnType<typeof factorStore>;
