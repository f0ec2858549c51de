import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { OidcPurpose } from '#server/db/schema/oidc.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { digest, newSecret } from '#server/secrets.ts';
import type { LoginSecrets } from './provider.ts';

/** How long a login at the provider may take. */
export const LOGIN_MS = 600_000;

interface Wanted {
  readonly purpose: OidcPurpose;
  /** The person who is already logged in. Null when the purpose is logging in. */
  readonly userId: UserId | null;
  /** The page to open after the login. */
  readonly returnTo: string;
}

/** A pending login, read in order to complete it. */
export interface Begun extends Wanted {
  readonly secrets: LoginSecrets;
  readonly begunMs: number;
}

/**
 * The secrets of a login. They are derived from a secret that only the browser's cookie contains, so the database alone
 * is not enough to complete a login.
 */
const secretsOf = (browser: string, state: string): LoginSecrets => {
  const made = (what: string): string =>
    createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
};

/** Pending logins. They are stored in the database, because the provider's response may reach another process. */
export const loginStore = (db: Kysely<Schema>) => ({
  /** Starts a login. `browser` is the secret in the browser's cookie. */
  add: async (browser: string, wanted: Wanted, nowMs: number): Promise<LoginSecrets> => {
    const state = newSecret();
    await db
      .insertInto('oidc_logins')
      .values({
        state_hash: digest(state),
        browser_hash: digest(browser),
        user_id: wanted.userId,
        purpose: wanted.purpose,
        return_to: wanted.returnTo,
        begun_at: new Date(nowMs).toISOString(),
      })
      .execute();
    return secretsOf(browser, state);
  },

  /** Reads and deletes a pending login. Null if it was started in another browser, was used before, or has expired. */
  take: async (browser: string, state: string, nowMs: number): Promise<Begun | null> => {
    const row = await db
      .deleteFrom('oidc_logins')
      .where('state_hash', '=', digest(state))
      .where('browser_hash', '=', digest(browser))
      .where('begun_at', '>', new Date(nowMs - LOGIN_MS).toISOString())
      .returning(['user_id', 'purpose', 'return_to', 'begun_at'])
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      purpose: row.purpose,
      // The cast is safe, because the column only contains user ids.
      userId: row.user_id as UserId | null,
      returnTo: row.return_to,
      secrets: secretsOf(browser, state),
      begunMs: Date.parse(row.begun_at),
    };
  },

  removeExpired: async (nowMs: number): Promise<void> => {
    const before = new Date(nowMs - LOGIN_MS).toISOString();
    await db.deleteFrom('oidc_logins').where('begun_at', '<=', before).execute();
  },
});

export type LoginStore = ReturnType<typeof loginStore>;
