import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { type NextSecret, replaceSecret } from '../session-store.ts';

export interface Factor {
  readonly secret: string;
  /** The UTC instant at which the app in use gave its first code; null until then. */
  readonly confirmedAt: string | null;
  /** The secret of the app that is to take its place; null when there is none. */
  readonly nextSecret: string | null;
  /** The UTC instant at which the secret was made whose first code is still to be given, or was made last. */
  readonly madeAt: string;
}

/** What a set-up begins with. */
interface Begun {
  readonly secret: string;
  /** UTC instants. */
  readonly now: string;
  /** A secret that waits since then or longer gives way to this one. */
  readonly staleSince: string;
}

/** Authenticator apps and recovery codes. */
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

  /** Lets no session of before count as one that gave the second factor. */
  const unverifyAll = async (tx: Tx, userId: UserId): Promise<void> => {
    await tx
      .updateTable('sessions')
      .set({ verified_at: null })
      .where('user_id', '=', userId)
      .execute();
  };

  /** Uses up a step of the app; false when it, or a later one, was used before. */
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

    /** Keeps a secret unless there is one already that is new enough. */
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

    /** Keeps a secret for the app that is to take the place of the one in use, unless there is one already that is new enough. */
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

    /** Ends the set-up of the app with this secret by its first code; false when that was done before. */
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

    /** Takes a code of the app for a session, which goes on under the next secret; false when its step was used before. */
    verify: (userId: UserId, given: { step: number; next: NextSecret }): Promise<boolean> =>
      inTransaction(db, userId, async (tx) => {
        if (!(await useStep(tx, userId, given.step))) return false;
        await replaceSecret(tx, given.next, true);
        return true;
      }),

    /** Takes a recovery code for a session in the same way; false when there is none like it that was not used. */
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

    /** Puts new recovery codes in the place of all others; false when the step was used before. */
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

    /** Removes the app, the recovery codes and the passkeys of somebody who lost them, and ends all sessions. */
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
