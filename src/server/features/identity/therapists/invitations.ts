import type { Kysely } from 'kysely';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { digest, newTypedCode } from '#server/secrets.ts';

const INVITATION_DAYS = 14;
/** Number of characters in an invitation code: 100 random bits, so codes cannot be guessed. */
const CHARACTERS = 20;

/** Invitations to sign up as a therapist. Only digests of their codes are stored. */
export const invitationStore = (db: Kysely<Schema>) => ({
  /** Creates an invitation and returns its code, which is not stored. */
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

  /** Whether an invitation is valid. Checking it does not use it up. */
  counts: async (codeHash: string, now: string): Promise<boolean> => {
    const found = await db
      .selectFrom('therapist_invitations')
      .select('code_hash')
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return found !== undefined;
  },

  /** Deletes expired invitations. */
  removeExpired: async (now: string): Promise<void> => {
    await db.deleteFrom('therapist_invitations').where('expires_at', '<=', now).execute();
  },
});

export type InvitationStore = ReturnType<typeof invitationStore>;
