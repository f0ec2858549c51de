import { mailEndpoints } from '#contract/accounts/mail.ts';
import type { SignedIn } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import type { Exchange } from '#server/http/serve.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/identity.js';
import type { IdentityParts } from '../identity-routes.ts';
import { refuseWhenTooMany } from '../identity-throttles.ts';
import type { TherapistStore } from '../therapists/therapist-store.ts';
import { newUserId, type Registration, type User } from '../user-store.ts';
import { type Pending, pendingShape } from './begin-signup.ts';
import { deadLink, type MailLinkStore } from './link-store.ts';

interface PendingRoutesParts extends IdentityParts {
  readonly database: Pick<Database, 'db'>;
  readonly therapists: TherapistStore;
  readonly links: MailLinkStore;
  /** Starts a person's session. */
  readonly enter: (user: User, exchange: Exchange) => Promise<SignedIn>;
}

/** Endpoints that complete sign-ups by mailed link. */
export const pendingSignupRoutes = ({
  serve,
  users,
  throttles,
  passwords,
  now,
  database: { db },
  therapists,
  links,
  enter,
}: PendingRoutesParts): void => {
  const instant = (): string => new Date(now()).toISOString();

  /** Upgrades a guest to a full account, and ends the guest's sessions, because somebody else may have one of them. */
  const upgrade = async (guestId: UserId, registration: Registration): Promise<User | null> => {
    const outcome = await users.upgrade(guestId, registration);
    if (outcome === 'not-a-guest') throw deadLink('sign-up');
    if (outcome === 'email-taken') return null;
    await db.deleteFrom('sessions').where('user_id', '=', guestId).execute();
    const { name, email } = registration;
    return { id: guestId, name, email, role: 'person' };
  };

  const add = async (
    registration: Registration,
    therapist: Pending['therapist'],
  ): Promise<User | null> => {
    const id = newUserId();
    const { name, email } = registration;
    const added =
      therapist === null
        ? await users.add(id, registration, instant())
        : await therapists.add(id, { ...registration, ...therapist }, instant());
    return added ? { id, name, email, role: therapist === null ? 'person' : 'therapist' } : null;
  };

  serve(mailEndpoints.finishSignup, async ({ body: { secret, password }, request, reply }) => {
    await refuseWhenTooMany(throttles.linksByAddress, request.ip);
    const { address, userId: guestId, about } = await links.find('sign-up', secret, instant());
    const { name, passwordHash, therapist } = pendingShape.parse(about);
    // The password is checked here because otherwise somebody could sign up with another person's address, and would
    // get access when the owner of the address opens the link.
    await refuseWhenTooMany(throttles.passwordChecks, digest(secret));
    if (!(await passwords.matches(passwordHash, password))) {
      throw invalidField('password', texts.wrongSignUpPassword);
    }
    const registration = { name, email: address, passwordHash };
    const user =
      guestId === null ? await add(registration, therapist) : await upgrade(guestId, registration);
    await links.removeTo('sign-up', address);
    if (user === null) throw new HttpError('conflict', texts.emailTakenMeanwhile);
    await users.confirmAddress(user.id, address, instant());
    return enter(user, { request, reply });
  });
};
