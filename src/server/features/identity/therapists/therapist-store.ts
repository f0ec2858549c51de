import type { Kysely } from 'kysely';
import type { TherapistAbout } from '#contract/accounts/therapist.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type HttpError, invalidField } from '#server/errors.ts';
import { texts } from '#texts/identity.js';
import { type Registration, userStore } from '../user-store.ts';

interface TherapistRegistration extends Registration {
  readonly about: TherapistAbout;
  /** The digest of the invitation code that the sign-up uses up. Null if no invitation is required. */
  readonly invitationHash: string | null;
}

/** The error for an invalid invitation. */
export const badInvitation = (): HttpError =>
  invalidField('therapist.invitation', texts.badInvitation);

/** Thrown only to roll back the transaction. */
class EmailTaken extends Error {}

/** Reads and writes therapists and their profiles. */
export const therapistStore = (db: Kysely<Schema>) => ({
  /**
   * Adds a therapist and uses up the invitation in one transaction. Returns false if another account has this email.
   * Throws `badInvitation` if the invitation is not valid.
   */
  add: async (
    userId: UserId,
    { about, invitationHash, ...registration }: TherapistRegistration,
    now: string,
  ): Promise<boolean> => {
    try {
      await db.transaction().execute(async (tx) => {
        if (invitationHash !== null) {
          const { numDeletedRows } = await tx
            .deleteFrom('therapist_invitations')
            .where('code_hash', '=', invitationHash)
            .where('expires_at', '>', now)
            .executeTakeFirst();
          if (numDeletedRows !== 1n) throw badInvitation();
        }
        if (!(await userStore(tx).add(userId, registration, now, 'therapist'))) {
          throw new EmailTaken();
        }
        await tx
          .insertInto('therapists')
          .values({ user_id: userId, ...about, created_at: now, updated_at: now })
          .execute();
      });
      return true;
    } catch (error) {
      if (error instanceof EmailTaken) return false;
      throw error;
    }
  },

  /** A therapist's profile. Null for other people. */
  about: async (userId: UserId): Promise<TherapistAbout | null> =>
    (await db
      .selectFrom('therapists')
      .select(['title', 'organisation', 'registration'])
      .where('user_id', '=', userId)
      .executeTakeFirst()) ?? null,

  /** Changes a therapist's profile. Returns false if the person is not a therapist. */
  changeAbout: async (userId: UserId, about: TherapistAbout, now: string): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('therapists')
      .set({ ...about, updated_at: now })
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});

export type TherapistStore = ReturnType<typeof therapistStore>;
