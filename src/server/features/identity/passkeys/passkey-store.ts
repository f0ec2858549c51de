import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { PASSKEYS_MAX, type Passkey } from '#contract/accounts/passkeys.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import { HttpError } from '#server/errors.ts';
import { refuseLockout } from '../ways.ts';

/** What is kept of a key that an authenticator holds. */
export interface Credential {
  /** In base64url, as the key. */
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A credential with whose it is. */
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

const GONE = 'This passkey was removed already.';

/** The passkeys of people. `issuer` is that of the provider at which they can log in too. */
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

  /** The credentials of a person, which are all of one kind to the browser. */
  credentials: async (userId: UserId): Promise<Pick<Credential, 'id' | 'transports'>[]> =>
    (
      await db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('user_id', '=', userId)
        .execute()
    ).map((row) => ({ id: row.credential_id, transports: JSON.parse(row.transports) })),

  /** The passkey with this credential, of whomever; null when there is none. */
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
          // Only rows of the table become user ids.
          userId: row.user_id as UserId,
          id: row.credential_id,
          publicKey: row.public_key,
          // PostgreSQL gives a number of 64 bits as text.
          counter: Number(row.counter),
          transports: JSON.parse(row.transports),
        };
  },

  /** Adds a passkey. Throws a 409 when it is there already, or when the person has as many as are possible. */
  add: (userId: UserId, credential: Credential, name: string, now: string): Promise<Passkey> =>
    inTransaction(db, userId, async (tx) => {
      const { count } = await tx
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= PASSKEYS_MAX) {
        throw new HttpError(
          'conflict',
          `There is room for ${PASSKEYS_MAX} passkeys. Remove one that you no longer use.`,
        );
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
      throw new HttpError('conflict', 'This passkey is in use already.');
    }),

  /** Throws a 404 when this person has no such passkey. */
  rename: async (userId: UserId, id: string, name: string): Promise<Passkey> => {
    const row = await db
      .updateTable('passkeys')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(shown)
      .executeTakeFirst();
    if (row === undefined) throw new HttpError('not_found', GONE);
    return passkeyOf(row);
  },

  /** Throws a 404 when this person has no such passkey, and a 409 when it is the only way to log in. */
  remove: (userId: UserId, id: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) throw new HttpError('not_found', GONE);
      await refuseLockout(tx, userId, issuer);
    }),

  /**
   * Notes a use. False when the counter did not go up, as with a copy of the authenticator; the passkey is then
   * marked. Authenticators that do not count always say 0.
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
