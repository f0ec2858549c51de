import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { OidcPurpose } from '#server/db/schema/oidc.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { digest, newSecret } from '#server/secrets.ts';
import type { LoginSecrets } from './provider.ts';

/** How long a login may take. */
export const LOGIN_MS = 600_000;

interface Wanted {
  readonly purpose: OidcPurpose;
  /** Who is signed in already; null for a login. */
  readonly userId: UserId | null;
  /** The page to open afterwards. */
  readonly returnTo: string;
}

/** A login that was begun and is finished now. */
export interface Begun extends Wanted {
  readonly secrets: LoginSecrets;
  readonly begunMs: number;
}

/**
 * What one login is recognized by, made from what only the browser's cookie holds, so that the database has
 * nothing with which a login could be finished.
 */
const secretsOf = (browser: string, state: string): LoginSecrets => {
  const made = (what: string): string =>
    createHmac('sha256', browser).update(`${what} ${state}`).digest('base64url');
  return { state, nonce: made('nonce'), verifier: made('verifier') };
};

/** Logins that were begun. Kept in the database, since the answer may reach another process. */
export const loginStore = (db: Kysely<Schema>) => ({
  /** Begins a login in a browser, whose cookie holds the secret `browser`. */
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

  /** Uses a login up; null when this browser did not begin it, when it was used before, or is too old. */
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
      // Only rows of the table become user ids.
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
