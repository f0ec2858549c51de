import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OpenCode, Whose } from '#contract/sharing/sharing.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/sharing.js';

/** The maximum number of unused codes per user. */
const MOST_OPEN = 10;
const LIFETIME_MS = 7 * 86_400_000;

/** A code that can still be used, and its owner. */
export interface FoundCode extends Whose {
  readonly hash: string;
  readonly viewerId: string;
}

/**
 * The error for a code that cannot be used. It is the same whether the code was used, has expired or never existed, so
 * that nobody can find out which codes exist.
 */
export const codeUnknown = (): HttpError => new HttpError('not_found', texts.codeDoesNotWork);

/** Finds a usable code. Throws a 404 when the code is not usable, and a 409 when it belongs to the caller. */
export const findCode = async (
  db: Kysely<Schema>,
  userId: UserId,
  code: string | null,
  now: string,
): Promise<FoundCode> => {
  if (code === null) throw codeUnknown();
  const row = await db
    .selectFrom('connect_codes')
    .innerJoin('users', 'users.id', 'connect_codes.viewer_id')
    .leftJoin('therapists', 'therapists.user_id', 'connect_codes.viewer_id')
    .select([
      'connect_codes.code_hash',
      'connect_codes.viewer_id',
      'connect_codes.kind',
      'users.name',
      'therapists.title',
      'therapists.organisation',
      'therapists.registration',
    ])
    .where('code_hash', '=', digest(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) throw codeUnknown();
  if (row.viewer_id === userId) {
    throw new HttpError('conflict', texts.ownCode);
  }
  const { title, organisation, registration } = row;
  const hasAbout = row.kind === 'therapist' && title !== null;
  return {
    hash: row.code_hash,
    viewerId: row.viewer_id,
    kind: row.kind,
    name: row.name,
    about: hasAbout
      ? { title, organisation: organisation ?? '', registration: registration ?? '' }
      : null,
  };
};

/** Reads and writes the codes with which other people connect to the user who created the code. */
export const codeStore = (db: Kysely<Schema>) => {
  const refuseOthers = async (tx: Tx, userId: UserId, kind: ConnectionKind): Promise<void> => {
    const found = await tx
      .selectFrom('users')
      .leftJoin('therapists', 'therapists.user_id', 'users.id')
      .select(['users.email', 'therapists.user_id as therapist'])
      .where('users.id', '=', userId)
      .executeTakeFirst();
    if (found?.email === undefined || found.email === null) {
      throw new HttpError('forbidden', texts.guestsGiveNoCodes);
    }
    if (kind === 'therapist' && found.therapist === null) {
      throw new HttpError('forbidden', texts.onlyTherapistsInvite);
    }
  };

  const openOf = (tx: Kysely<Schema>, userId: UserId, now: string) =>
    tx
      .selectFrom('connect_codes')
      .select(['id', 'kind', 'created_at', 'expires_at'])
      .where('viewer_id', '=', userId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();

  return {
    /**
     * Creates a code. Throws a 403 for a kind that the caller may not use, and a 409 when too many codes are unused.
     */
    add: (userId: UserId, kind: ConnectionKind, code: string, nowMs: number): Promise<OpenCode> =>
      inTransaction(db, userId, async (tx) => {
        const now = new Date(nowMs).toISOString();
        await refuseOthers(tx, userId, kind);
        if ((await openOf(tx, userId, now)).length >= MOST_OPEN) {
          throw new HttpError('conflict', texts.tooManyCodes({ max: MOST_OPEN }));
        }
        const row = {
          code_hash: digest(code),
          viewer_id: userId,
          id: uuidv7(),
          kind,
          created_at: now,
          expires_at: new Date(nowMs + LIFETIME_MS).toISOString(),
          used_at: null,
          connection_id: null,
        };
        await tx.insertInto('connect_codes').values(row).execute();
        return { id: row.id, kind, createdAt: row.created_at, expiresAt: row.expires_at };
      }),

    /** The user's codes that can still be used, latest first. */
    open: async (userId: UserId, now: string): Promise<OpenCode[]> =>
      (await openOf(db, userId, now)).map((row) => ({
        id: row.id,
        kind: row.kind,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      })),

    /** Withdraws a code. Throws a 404 when it was already used or does not exist. */
    remove: async (userId: UserId, id: string): Promise<void> => {
      const { numDeletedRows } = await db
        .deleteFrom('connect_codes')
        .where('viewer_id', '=', userId)
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      if (numDeletedRows === 0n) {
        throw new HttpError('not_found', texts.codeNotOpen);
      }
    },

    /** The owner of a code. Throws the same errors as `findCode`. */
    whose: async (userId: UserId, code: string | null, now: string): Promise<Whose> => {
      const { kind, name, about } = await findCode(db, userId, code, now);
      return { kind, name, about };
    },

    /** Deletes expired codes. */
    forgetBefore: async (now: string): Promise<void> => {
      await db.deleteFrom('connect_codes').where('expires_at', '<', now).execute();
    },
  };
};
