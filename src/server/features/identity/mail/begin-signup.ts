import * as z from 'zod/mini';
import { therapistAbout } from '#contract/accounts/therapist.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Registration } from '../user-store.ts';
import type { AccountMails } from './account-mails.ts';

/** The data of a sign-up, stored until its link is used. */
export const pendingShape = z.object({
  name: z.string(),
  passwordHash: z.string(),
  therapist: z.nullable(
    z.object({ about: therapistAbout, invitationHash: z.nullable(z.string()) }),
  ),
});

export type Pending = z.infer<typeof pendingShape>;

interface PendingSignup extends Registration {
  readonly therapist: Pending['therapist'];
  /** The guest to upgrade. Null for a new account. */
  readonly guestId: UserId | null;
}

/** A function that starts a sign-up, which a mailed link completes. Null when this server sends no mail. */
export type BeginSignup = ((signup: PendingSignup) => Promise<{ readonly checkMail: true }>) | null;

/**
 * Stores a sign-up as the data of a mail. The function does not check whether the address has an account, so that
 * neither the response nor its timing reveals this.
 */
export const signupsByMail = (
  { db }: Pick<Database, 'db'>,
  mails: AccountMails | null,
): BeginSignup =>
  mails &&
  (async ({ name, email, passwordHash, therapist, guestId }) => {
    const about: Pending = { name, passwordHash, therapist };
    await db
      .transaction()
      .execute((tx) => mails.signUp(tx, { address: email, userId: guestId, about }));
    return { checkMail: true };
  });
