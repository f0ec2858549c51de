import * as z from 'zod/mini';
import { therapistAbout } from '#contract/accounts/therapist.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Registration } from '../user-store.ts';
import type { AccountMails } from './account-mails.ts';

/** A pending sign-up, stored until its link is used. */
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
  /** The guest to upgrade; null for a new account. */
  readonly guestId: UserId | null;
}

/** Starts a sign-up that a mailed link completes; null when mail is off. */
export type BeginSignup = ((signup: PendingSignup) => Promise<{ readonly checkMail: true }>) | null;

/** Stores a sign-up in a mail. Does not look the address up, so that neither response nor timing reveals an account. */
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
