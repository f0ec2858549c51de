import type { TherapistSignup } from '#contract/accounts/therapist.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { removeEndedMails } from '#server/mail/outbox.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { accountHead } from './account-head.ts';
import { accountRoutes } from './account-routes.ts';
import { deviceStore } from './devices/device-store.ts';
import { knownDevices } from './devices/known-devices.ts';
import { loginAttempts } from './devices/login-attempts.ts';
import { guestRoutes } from './guests/guest-routes.ts';
import { type GuestEntries, guestStore, OFFERED_MS } from './guests/guest-store.ts';
import { identityRoutes } from './identity-routes.ts';
import { identityThrottles } from './identity-throttles.ts';
import { loginMethodRoutes } from './login-method-routes.ts';
import { type AccountMails, accountMails } from './mail/account-mails.ts';
import { signupsByMail } from './mail/begin-signup.ts';
import { mailLinkStore } from './mail/link-store.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { pendingSignupRoutes } from './mail/pending-signups.ts';
import { confirmationStore } from './oidc/confirmations.ts';
import { identityStore } from './oidc/identity-store.ts';
import { loginStore } from './oidc/login-store.ts';
import { oidcRoutes, withoutProvider } from './oidc/oidc-routes.ts';
import type { OidcSettings } from './oidc/provider.ts';
import { challengeStore } from './passkeys/challenge-store.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passkeyStore } from './passkeys/passkey-store.ts';
import { passwordCodeRoutes } from './passwords/code-routes.ts';
import { passwordCodeStore } from './passwords/code-store.ts';
import { passwordReset } from './passwords/password-reset.ts';
import { factorAttempts } from './second-factor/factor-attempts.ts';
import { factorRoutes } from './second-factor/factor-routes.ts';
import { factorStore } from './second-factor/factor-store.ts';
import type { Sessions } from './session-cookie.ts';
import { sessionStore } from './session-store.ts';
import { invitationStore } from './therapists/invitations.ts';
import { therapistStore } from './therapists/therapist-store.ts';
import { userStore } from './user-store.ts';

interface IdentityFeatureParts extends FeatureParts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  /** How people can sign up as a therapist. */
  readonly therapistSignup: TherapistSignup;
  /** The app's public address; null when not configured. */
  readonly publicUrl: URL | null;
  /** The login provider. Null when none is configured. */
  readonly oidc: OidcSettings | null;
  /** Called with the error code when the provider fails. */
  readonly reportOidc: (failure: string) => void;
  /** The functions that find and move guests' entries. */
  readonly guestEntries: GuestEntries;
  /** Whether anybody shares data with this user. */
  readonly hasClients: (userId: UserId) => Promise<boolean>;
  /** The parts for sending mails. Null or omitted when this server sends no mail. */
  readonly mail?: Pick<Parameters<typeof accountMails>[0], 'outbox' | 'readerOf'> | null;
}

/** Endpoints for accounts and sessions. Returns the hourly cleanup, and the account data for exports. */
export const identityFeature = async ({
  serve,
  database,
  now,
  sessions,
  passwords,
  therapistSignup,
  publicUrl,
  oidc,
  reportOidc,
  guestEntries,
  hasClients,
  mail = null,
}: IdentityFeatureParts) => {
  const [users, store] = [userStore(database.db), sessionStore(database)];
  const [therapists, factors] = [therapistStore(database.db), factorStore(database)];
  const invitations = invitationStore(database.db);
  const throttles = identityThrottles(database.throttle);
  const parts = { serve, users, sessions, throttles, passwords, now };
  const guests = guestStore(database);
  const devices = knownDevices({
    store: deviceStore(database),
    now,
    publicHttps: publicUrl?.protocol === 'https:',
  });
  const provider =
    oidc &&
    publicUrl &&
    (await import('./oidc/provider.ts')).oidcProvider(oidc, publicUrl, { now, report: reportOidc });
  const issuer = provider?.issuer ?? null;
  const [passkeys, challenges] = [passkeyStore(database.db, issuer), challengeStore(database.db)];
  const [identities, logins] = [identityStore(database.db), loginStore(database.db)];
  const confirmations = confirmationStore(database.db);
  const hasFactor = async (userId: UserId): Promise<boolean> =>
    typeof (await factors.byUser(userId))?.confirmedAt === 'string';
  const attempts = loginAttempts(throttles.logins, devices);
  const resetPassword = passwordReset({ database, devices, attempts });
  const links = mailLinkStore(database.db);
  const mails: AccountMails | null =
    mail && publicUrl && accountMails({ ...mail, db: database.db, users, links, publicUrl, now });
  const factorGuesses = factorAttempts({
    throttles,
    devices,
    sessions,
    onGuessing: async (userId) => mails?.wrongCodes(userId),
  });
  const { enter } = identityRoutes({
    ...parts,
    therapists,
    factors,
    therapistSignup,
    invitations,
    beginByMail: signupsByMail(database, mails),
    devices,
    attempts,
    guests,
    entries: guestEntries,
    hasClients,
    onNewDevice: async (arrival) => mails?.newDevice(arrival),
  });
  guestRoutes({ ...parts, guests, entries: guestEntries });
  mailRoutes({
    ...parts,
    database,
    links,
    mails,
    resetPassword,
  });
  pendingSignupRoutes({ ...parts, database, therapists, links, enter });
  const ways = { passkeys, identities, confirmations, provider };
  const { confirmWithoutPassword } = loginMethodRoutes({ ...parts, ...ways });
  const { confirmPassword } = accountRoutes({
    ...parts,
    store,
    devices,
    factorAttempts: factorGuesses,
    confirmWithoutPassword,
  });
  passwordCodeRoutes({
    ...parts,
    codes: passwordCodeStore(database.db),
    attempts: loginAttempts(throttles.passwordCodes, devices),
    resetPassword,
    confirmPassword,
    hasFactor,
  });
  factorRoutes({ ...parts, factors, attempts: factorGuesses, confirmPassword });
  passkeyRoutes({
    ...parts,
    passkeys,
    challenges,
    attempts: factorGuesses,
    store,
    publicUrl,
    enter,
    confirmPassword,
    hasFactor,
  });
  if (provider === null || publicUrl === null) withoutProvider(serve);
  else {
    oidcRoutes({
      ...parts,
      provider,
      publicUrl,
      logins,
      identities,
      confirmations,
      enter,
      confirmPassword,
      hasFactor,
    });
  }
  return {
    accountOf: accountHead(users, identities.all),
    /** Deletes expired records, guests whose offered entries nobody took, and guests without a session. */
    removeEnded: async (): Promise<void> => {
      const instant = new Date(now()).toISOString();
      await store.removeExpired(instant);
      await invitations.removeExpired(instant);
      await challenges.removeExpired(instant);
      await links.removeExpired(instant);
      await removeEndedMails(database.db, instant);
      await devices.removeUnused();
      await logins.removeExpired(now());
      await guests.removeLeft(new Date(now() - OFFERED_MS).toISOString());
      await users.removeLostGuests(new Date(now() - DAY_MS).toISOString());
    },
  };
};
