import type { TherapistSignup } from '#contract/accounts/therapist.ts';
import type { MailTexts } from '#domain/mail/texts.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import type { MailOutbox } from '#server/mail/outbox.ts';
import { accountHead } from './account-head.ts';
import { accountRoutes } from './account-routes.ts';
import { identityRoutes } from './identity-routes.ts';
import { identityThrottles } from './identity-throttles.ts';
import { type AccountMails, accountMails } from './mail/account-mails.ts';
import { signupsByMail } from './mail/begin-signup.ts';
import { mailLinkStore } from './mail/link-store.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { pendingSignupRoutes } from './mail/pending-signups.ts';
import { challengeStore } from './passkeys/challenge-store.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeyStore } from './passkeys/passkey-store.ts';
import { factorRoutes } from './second-factor/factor-routes.ts';
import { factorStore } from './second-factor/factor-store.ts';
import type { Sessions } from './session-cookie.ts';
import { sessionStore } from './session-store.ts';
import { invitationStore } from './therapists/invitations.ts';
import { therapistStore } from './therapists/therapist-store.ts';
import { userStore } from './user-store.ts';

const DAY_MS = 86_400_000;

interface IdentityFeatureParts extends FeatureParts {
  readonly sessions: Sessions;
  /** Who may sign up as a therapist. */
  readonly therapistSignup: TherapistSignup;
  /** Where people reach the app; null when it is not set. */
  readonly publicUrl: URL | null;
  /** What sends mails; null where none are sent. */
  readonly outbox: MailOutbox | null;
  readonly mailTexts: MailTexts;
}

/** Accounts and sessions. Gives what to do once an hour, and what an export says of an account. */
export const identityFeature = ({
  serve,
  database,
  now,
  sessions,
  therapistSignup,
  publicUrl,
  outbox,
  mailTexts,
}: IdentityFeatureParts) => {
  const [users, store] = [userStore(database.db), sessionStore(database)];
  const [therapists, factors] = [therapistStore(database.db), factorStore(database)];
  const invitations = invitationStore(database.db);
  const parts = { serve, users, sessions, throttles: identityThrottles(database.throttle), now };
  const [passkeys, challenges] = [passkeyStore(database.db), challengeStore(database.db)];
  const links = mailLinkStore(database.db);
  const mails: AccountMails | null =
    outbox && publicUrl && accountMails({ outbox, texts: mailTexts, users, links, publicUrl, now });
  const { enter } = identityRoutes({
    ...parts,
    therapists,
    factors,
    therapistSignup,
    invitations,
    beginByMail: signupsByMail(database, mails),
  });
  mailRoutes({ ...parts, database, links, mails });
  pendingSignupRoutes({ ...parts, database, therapists, links, enter });
  factorRoutes({ ...parts, factors });
  const { confirmPassword } = accountRoutes({ ...parts, store });
  passkeyRoutes({
    ...parts,
    passkeys,
    challenges,
    store,
    publicUrl,
    enter,
    confirmPassword,
    hasFactor: async (userId) => (await factors.byUser(userId))?.confirmed === true,
  });
  return {
    accountOf: accountHead(users),
    /** Deletes sessions, invitations, challenges and links that ended by time, and guests whom nobody can be again. */
    removeEnded: async (): Promise<void> => {
      const instant = new Date(now()).toISOString();
      await store.removeExpired(instant);
      await invitations.removeExpired(instant);
      await challenges.removeExpired(instant);
      await links.removeExpired(instant);
      await users.removeLostGuests(new Date(now() - DAY_MS).toISOString());
    },
  };
};
