import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { PASSKEYS_MAX, type Passkey } from '#contract/accounts/passkeys.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';
import { refuseLockout } from '../refuse-lockout.ts';

/** The part of an authenticator's credential that is stored. */
export interface Credential {
  /** The id in base64url. The public key is encoded in the same way. */
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A credential and its owner. */
export interface OwnedCredential extends Credential {
  readonly passkeyId: string;
  readonly userId: UserId;
}

const shown = ['id', 'name', 'created_at', 'last_used_at', 'copy_suspected_at'] as const;
const held = ['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'] as const;

interface ShownRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly copy_suspected_at: string | null;
}

const passkeyOf = (row: ShownRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  maybeCopied: row.copy_suspected_at !== null,
});

/** Reads and writes people's passkeys. `issuer` is the configured login provider, or null. */
export const passkeyStore = (db: Kysely<Schema>, issuer: string | null) => ({
  all: async (userId: UserId): Promise<Passkey[]> =>
    (
      await db
        .selectFrom('passkeys')
        .select(shown)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
    ).map(passkeyOf),

  /** A person's credentials in the form that browsers need. */
  credentials: async (userId: UserId): Promise<Pick<Credential, 'id' | 'transports'>[]> =>
    (
      await db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('user_id', '=', userId)
        .execute()
    ).map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) })),

  /** The passkey with this credential, of any account. Null when none exists. */
  byCredential: async (credentialId: string): Promise<OwnedCredential | null> => {
    const row = await db
      .selectFrom('passkeys')
      .select(held)
      .where('credential_id', '=', credentialId)
      .executeTakeFirst();
    return row === undefined
      ? null
      : {
          passkeyId: row.id,
          // The cast is safe, because the column only contains user ids.
          userId: row.user_id as UserId,
          id: row.credential_id,
          publicKey: row.public_key,
          // PostgreSQL returns 64-bit integers as text.
          counter: Number(row.counter),
          transports: JSON.parse(row.transports),
        };
  },

  /** Adds a passkey. Throws a 409 if it already exists, or if the person already has `PASSKEYS_MAX` passkeys. */
  add: (userId: UserId, credential: Credential, name: string, now: string): Promise<Passkey> =>
    inTransaction(db, userId, async (tx) => {
      const { count } = await tx
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= PASSKEYS_MAX) {
        throw new HttpError('conflict', texts.passkeysFull({ max: PASSKEYS_MAX }));
      }
      const row = {
        id: uuidv7(),
        name,
        created_at: now,
        last_used_at: null,
        copy_suspected_at: null,
      };
      await tx
        .insertInto('passkeys')
        .values({
          ...row,
          user_id: userId,
          credential_id: credential.id,
          public_key: credential.publicKey,
          counter: credential.counter,
          transports: JSON.stringify(credential.transports),
        })
        .execute();
      return passkeyOf(row);
    }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new HttpError('conflict', texts.passkeyInUse);
    }),

  /** Renames a passkey. Throws a 404 if the person has no passkey with this id. */
  rename: async (userId: UserId, id: string, name: string): Promise<Passkey> => {
    const row = await db
      .updateTable('passkeys')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(shown)
      .executeTakeFirst();
    if (row === undefined) throw new HttpError('not_found', texts.passkeyGone);
    return passkeyOf(row);
  },

  /**
   * Removes a passkey. Throws a 404 if the person has no passkey with this id, and a 409 if it is their only login
   * method.
   */
  remove: (userId: UserId, id: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw new HttpError('not_found', texts.passkeyGone);
      await refuseLockout(tx, userId, issuer);
    }),

  /**
   * Records that a passkey was used. If its counter did not increase, which suggests a copied authenticator, returns
   * false and marks the passkey. Authenticators without a counter always send 0, which is accepted.
   */
  use: async (
    { userId, passkeyId }: OwnedCredential,
    counter: number,
    now: string,
  ): Promise<boolean> => {
    const ofPasskey = db
      .updateTable('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', passkeyId);
    const { numUpdatedRows } = await ofPasskey
      .set({ counter, last_used_at: now })
      .where(({ or, and, eb }) =>
        or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return true;
    await ofPasskey.set({ copy_suspected_at: now }).execute();
    return false;
  },
});

export type PasskeyStore = ReturnType<typeof passkeyStore>;
