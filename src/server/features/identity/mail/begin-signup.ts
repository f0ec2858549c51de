import * as z from 'zod/mini';
import { therapistAbout } from '#contract/accounts/therapist.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Registration } from '../user-store.ts';
import type { AccountMails } from './account-mails.ts';

/** What is kept of a sign-up until its link is used. */
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
  /** The guest who becomes a full account; null for a new one. */
  readonly guestId: UserId | null;
}

/** Begins a sign-up that a link in a mail ends; null where no mails are sent. */
export type BeginSignup = ((signup: PendingSignup) => Promise<{ readonly checkMail: true }>) | null;

/** Keeps a sign-up in a mail, without looking whether the address is taken: neither the answer nor its time can tell. */
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
