import type { Kysely } from 'kysely';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { digest, newTypedCode } from '#server/secrets.ts';

export const INVITATION_DAYS = 14;
/** 100 bits: nobody guesses one. */
const CHARACTERS = 20;

/** Invitations to sign up as a therapist, of which only digests are kept. */
export const invitationStore = (db: Kysely<Schema>) => ({
  /** Makes an invitation; its code is known to nobody but the caller. */
  make: async (nowMs: number): Promise<{ readonly code: string; readonly expiresAt: string }> => {
    const code = newTypedCode(CHARACTERS);
    const expiresAt = new Date(nowMs + INVITATION_DAYS * DAY_MS).toISOString();
    await db
      .insertInto('therapist_invitations')
      .values({
        code_hash: digest(code),
        created_at: new Date(nowMs).toISOString(),
        expires_at: expiresAt,
      })
      .execute();
    return { code, expiresAt };
  },

  /** Whether an invitation counts now, without using it up. */
  counts: async (codeHash: string, now: string): Promise<boolean> => {
    const found = await db
      .selectFrom('therapist_invitations')
      .select('code_hash')
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Deletes those that ended by time. */
  removeExpired: async (now: string): Promise<void> => {
    await db.deleteFrom('therapist_invitations').where('expires_at', '<=', now).execute();
  },
});

export type InvitationStore = ReturnType<typeof invitationStore>;
