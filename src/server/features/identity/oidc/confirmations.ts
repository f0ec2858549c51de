import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Session } from '#server/http/caller.ts';
import { STEP_UP_VALID_MS } from '../session-store.ts';

type Who = Pick<Session, 'id' | 'userId'>;

/**
 * Records and checks step-up authentication: another login at the provider, the use of a passkey, or a second factor.
 */
export const confirmationStore = (db: Kysely<Schema>) => ({
  /** Records another login at the provider during a session. */
  add: async ({ id, userId }: Who, now: string): Promise<void> => {
    await db
      .insertInto('oidc_confirmations')
      .values({ session_id: id, user_id: userId, confirmed_at: now })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ confirmed_at: now }))
      .execute();
  },

  isFresh: async ({ id, userId }: Who, nowMs: number): Promise<boolean> => {
    const since = new Date(nowMs - STEP_UP_VALID_MS).toISOString();
    const found = await db
      .selectFrom('sessions')
      .leftJoin('oidc_confirmations', 'oidc_confirmations.session_id', 'sessions.id')
      .select('sessions.id')
      .where('sessions.id', '=', id)
      .where('sessions.user_id', '=', userId)
      .where(({ or, eb }) =>
        or([
          eb('sessions.verified_at', '>', since),
          eb('oidc_confirmations.confirmed_at', '>', since),
        ]),
      )
      .executeTakeFirst();
    return found !== undefined;
  },
});

export type ConfirmationStore = ReturnType<typeof confirmationStore>;
