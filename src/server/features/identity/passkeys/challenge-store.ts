import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { PasskeyPurpose } from '#server/db/schema/factors.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { digest } from '#server/secrets.ts';

const LIFETIME_MS = 300_000;

interface Asked {
  /** The challenge in base64url. */
  readonly challenge: string;
  readonly purpose: PasskeyPurpose;
  /** The person who must sign. Null when nobody is logged in yet. */
  readonly userId: UserId | null;
}

/** Pending challenges. They are stored in the database, because the signed response may reach another process. */
export const challengeStore = (db: Kysely<Schema>) => ({
  /** Replaces the person's earlier challenge for the same purpose, so that repeated requests do not accumulate rows. */
  add: async ({ challenge, purpose, userId }: Asked, nowMs: number): Promise<void> => {
    if (userId !== null) {
      await db
        .deleteFrom('passkey_challenges')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute();
    }
    await db
      .insertInto('passkey_challenges')
      .values({
        challenge_hash: digest(challenge),
        user_id: userId,
        purpose,
        expires_at: new Date(nowMs + LIFETIME_MS).toISOString(),
      })
      .execute();
  },

  /**
   * Checks a challenge and deletes it. Returns false if it was issued for another purpose or person, was used before,
   * or has expired.
   */
  take: async ({ challenge, purpose, userId }: Asked, nowMs: number): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', digest(challenge))
      .where('purpose', '=', purpose)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('expires_at', '>', new Date(nowMs).toISOString())
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  removeExpired: async (now: string): Promise<void> => {
    await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  },
});

export type ChallengeStore = ReturnType<typeof challengeStore>;
