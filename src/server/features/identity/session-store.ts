import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import { compileOnce } from '#server/db/compile-once.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Session } from '#server/http/caller.ts';
import { renewedMeanwhile } from '#server/http/serve.ts';

/** How long a step-up authentication is valid. */
export const STEP_UP_VALID_MS = 600_000;

/** A session, and the UTC instant of its last use as stored. */
export interface StoredSession extends Session {
  readonly lastSeenAt: string;
}

export interface NewSession {
  readonly id: string;
  readonly secretHash: string;
  readonly device: string;
  /** A UTC instant, like `expiresAt`. */
  readonly now: string;
  readonly expiresAt: string;
}

/** The new secret of a session. */
export interface NextSecret extends Pick<NewSession, 'secretHash' | 'now' | 'expiresAt'> {
  readonly userId: UserId;
  readonly sessionId: string;
  /** The hash of the secret that is replaced. The replaced secret stays valid until `earlierUntil`. */
  readonly presentHash: string;
  readonly earlierUntil: string;
  /** Whether requests with the replaced secret count as having given the second factor. */
  readonly earlierVerified: boolean;
}

/**
 * Replaces a session's secret and, with `givesFactor`, records the second factor. One statement does both, so that the
 * newly given factor never counts for requests with the previous secret. Throws a 409 if the secret was already
 * replaced.
 */
export const replaceSecret = async (
  db: Kysely<Schema>,
  next: NextSecret,
  givesFactor = false,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set(({ ref }) => ({
      secret_hash: next.secretHash,
      earlier_hash: ref('secret_hash'),
      earlier_until: next.earlierUntil,
      earlier_verified: next.earlierVerified ? 1 : 0,
      last_seen_at: next.now,
      expires_at: next.expiresAt,
      ...(givesFactor ? { verified_at: next.now } : {}),
    }))
    .where('id', '=', next.sessionId)
    .where('user_id', '=', next.userId)
    .where('secret_hash', '=', next.presentHash)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw renewedMeanwhile();
};

/** Reads and writes login sessions. */
export const sessionStore = ({ db, run }: Pick<Database, 'db' | 'run'>) => {
  // This query runs at the start of every request, so it is compiled only once.
  const find = compileOnce(run, ({ secretHash, now }: { secretHash: string; now: string }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('second_factors', 'second_factors.user_id', 'sessions.user_id')
      .select([
        'sessions.id',
        'sessions.user_id',
        'sessions.last_seen_at',
        'sessions.verified_at',
        'second_factors.confirmed_at',
        'users.role',
      ])
      .where('sessions.secret_hash', '=', secretHash)
      .where('sessions.expires_at', '>', now),
  );
  const earlier = compileOnce(run, ({ secretHash, now }: { secretHash: string; now: string }) =>
    db
      .selectFrom('sessions')
      .select(['secret_hash', 'earlier_verified'])
      .where('earlier_hash', '=', secretHash)
      .where('earlier_until', '>', now),
  );
  return {
    add: async (userId: UserId, session: NewSession): Promise<void> => {
      await db
        .insertInto('sessions')
        .values({
          id: session.id,
          user_id: userId,
          secret_hash: session.secretHash,
          device: session.device,
          created_at: session.now,
          last_seen_at: session.now,
          expires_at: session.expiresAt,
          verified_at: null,
          earlier_hash: null,
          earlier_until: null,
          earlier_verified: null,
        })
        .execute();
    },

    /** The valid session of a cookie's secret, or null. This is the only query without a user id. */
    bySecretHash: async (secretHash: string, now: string): Promise<StoredSession | null> => {
      let [row] = await find({ secretHash, now });
      const [replaced] = row === undefined ? await earlier({ secretHash, now }) : [];
      if (replaced !== undefined) [row] = await find({ secretHash: replaced.secret_hash, now });
      if (row === undefined) return null;
      const isEarlier = replaced !== undefined;
      const isAsked = row.role === 'therapist' || row.confirmed_at !== null;
      const verifiedMs = row.verified_at === null ? null : Date.parse(row.verified_at);
      return {
        id: row.id,
        userId: row.user_id as UserId,
        role: row.role,
        // The second factor was given for the new secret, so it must not help somebody who has a copy of the earlier
        // secret.
        needsSecondFactor:
          isAsked && (verifiedMs === null || (isEarlier && replaced.earlier_verified !== 1)),
        isFresh:
          !isEarlier &&
          (!isAsked || (verifiedMs !== null && Date.parse(now) - verifiedMs < STEP_UP_VALID_MS)),
        isEarlier,
        lastSeenAt: row.last_seen_at,
      };
    },

    touch: async (userId: UserId, id: string, now: string, expiresAt: string): Promise<void> => {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: expiresAt })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    replaceSecret: (next: NextSecret): Promise<void> => replaceSecret(db, next),

    /** Records the second factor and replaces the secret in one statement. */
    verifyUnder: (next: NextSecret): Promise<void> => replaceSecret(db, next, true),

    /** Records that a session has the second factor from its start, for example after a login with a passkey. */
    verify: async (userId: UserId, id: string, now: string): Promise<void> => {
      await db
        .updateTable('sessions')
        .set({ verified_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    },

    list: (userId: UserId, now: string) =>
      db
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Ends a session. Returns false if the person has no session with this id. */
    remove: async (userId: UserId, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    removeOthers: async (userId: UserId, keptId: string): Promise<void> => {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '!=', keptId)
        .execute();
    },

    /** Ends all of a person's sessions. */
    removeAll: async (userId: UserId): Promise<void> => {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    /** Deletes all people's expired sessions. */
    removeExpired: async (now: string): Promise<void> => {
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    },
  };
};

export type SessionStore = ReturnType<typeof sessionStore>;
