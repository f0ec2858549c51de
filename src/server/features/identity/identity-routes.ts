import type { FastifyRequest } from 'fastify';
import type { TherapistSignup, TherapistSignupBody } from '#contract/accounts/therapist.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone, HttpError, invalidField } from '#server/errors.ts';
import type { Exchange, Serve } from '#server/http/serve.ts';
import { refuseCommon } from '#server/passwords/common-passwords.ts';
import type { Passwords } from '#server/passwords/passwords.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/identity.js';
import type { Arrival, KnownDevices } from './devices/known-devices.ts';
import type { LoginAttempts } from './devices/login-attempts.ts';
import type { GuestEntries, GuestStore } from './guests/guest-store.ts';
import { type IdentityThrottles, refuseWhenTooMany } from './identity-throttles.ts';
import type { BeginSignup } from './mail/begin-signup.ts';
import type { FactorStore } from './second-factor/factor-store.ts';
import type { Sessions } from './session-cookie.ts';
import type { InvitationStore } from './therapists/invitations.ts';
import { badInvitation, type TherapistStore } from './therapists/therapist-store.ts';
import { newUserId, type User, type UserStore } from './user-store.ts';

export interface IdentityParts {
  readonly serve: Serve;
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly throttles: IdentityThrottles;
  readonly passwords: Passwords;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** The error for an email address that another account uses. */
const emailTaken = (message: string): HttpError =>
  new HttpError('conflict', message, { issues: [{ path: 'body.email', message }] });

interface RoutesParts extends IdentityParts {
  readonly therapists: TherapistStore;
  readonly factors: FactorStore;
  readonly therapistSignup: TherapistSignup;
  readonly invitations: InvitationStore;
  readonly beginByMail: BeginSignup;
  readonly devices: KnownDevices;
  readonly attempts: LoginAttempts;
  readonly guests: Pick<GuestStore, 'leave'>;
  readonly entries: Pick<GuestEntries, 'has'>;
  readonly hasClients: (userId: UserId) => Promise<boolean>;
  /** Called after a login on an unknown device, if the person already has known devices. */
  readonly onNewDevice: (arrival: Arrival) => Promise<void>;
}

/**
 * Endpoints for sign-up, login, guests, upgrading a guest, and the current user. Returns `enter`, which starts a
 * person's session.
 */
export const identityRoutes = ({
  serve,
  users,
  sessions,
  throttles,
  passwords,
  now,
  therapists,
  factors,
  therapistSignup,
  invitations,
  beginByMail,
  devices,
  attempts,
  guests,
  entries,
  hasClients,
  onNewDevice,
}: RoutesParts): { readonly enter: (user: User, exchange: Exchange) => Promise<SignedIn> } => {
  const instant = (): string => new Date(now()).toISOString();

  const refuseManyAccounts = (request: FastifyRequest): Promise<void> =>
    refuseWhenTooMany(throttles.newAccounts, request.ip);

  /** The account as sent to the client. `verified` is whether the session has passed the second factor. */
  const signedIn = async (user: User, token: string, verified = false): Promise<SignedIn> => {
    const is = { userId: user.id, name: user.name, email: user.email, role: user.role, token };
    const isTherapist = user.role === 'therapist';
    const factor = await factors.byUser(user.id);
    const hasFactor = typeof factor?.confirmedAt === 'string';
    const owed = hasFactor ? 'needed' : 'to-set-up';
    return {
      ...is,
      secondFactor: hasFactor || isTherapist ? (verified ? 'given' : owed) : 'none',
      about: isTherapist ? await therapists.about(user.id) : null,
    };
  };

  const begin = async (user: User, { request, reply }: Exchange): Promise<SignedIn> =>
    signedIn(user, await sessions.start(request, reply, user.id, user.role));

  const asTherapist = ({ invitation, ...about }: TherapistSignupBody) => ({
    about,
    invitationHash: therapistSignup === 'invite' ? digest(invitation ?? '') : null,
  });

  const meetDevice = async (userId: UserId, exchange: Exchange): Promise<void> => {
    const { was, arrival } = await devices.meet(userId, exchange);
    if (was === 'new') await onNewDevice(arrival);
  };

  /** Ends the guest session that a login replaces. Returns the guest's data for the response. */
  const leaveGuest = async (userId: UserId, { request }: Exchange) => {
    const before = request.session;
    // After an upgrade, the account is the former guest itself, so there is no guest to leave behind.
    if (before?.role !== 'guest' || before.userId === userId) return {};
    await guests.leave(userId, before.userId, instant());
    return { leftGuest: { guestId: before.userId, hasEntries: await entries.has(before.userId) } };
  };

  /** Completes a login after its session was started. */
  const arrive = async (entered: SignedIn, userId: UserId, exchange: Exchange) => {
    await meetDevice(userId, exchange);
    return { ...entered, ...(await leaveGuest(userId, exchange)) };
  };

  const enter = async (user: User, exchange: Exchange): Promise<SignedIn> =>
    arrive(await begin(user, exchange), user.id, exchange);

  const refuseTherapist = (therapist: TherapistSignupBody | undefined): void => {
    if (therapist === undefined) return;
    if (therapistSignup === 'off') throw new HttpError('forbidden', texts.noTherapists);
    if (therapistSignup === 'invite' && (therapist.invitation ?? '') === '') {
      throw invalidField('therapist.invitation', texts.invitationEmpty);
    }
  };

  serve(identityEndpoints.signup, async ({ body, request, reply }) => {
    refuseTherapist(body.therapist);
    await refuseCommon('password', body.password);
    await refuseManyAccounts(request);
    await refuseWhenTooMany(throttles.signupsByEmail, digest(body.email));
    const passwordHash = await passwords.hash(body.password);
    const { name, email, therapist } = body;
    const role = therapist === undefined ? 'person' : 'therapist';
    const user: User = { id: newUserId(), name, email, role };
    const registration = { name, email, passwordHash };
    const more = therapist === undefined ? null : asTherapist(therapist);
    if (beginByMail !== null) {
      const code = more?.invitationHash ?? null;
      if (code !== null && !(await invitations.counts(code, instant()))) throw badInvitation();
      return beginByMail({ ...registration, therapist: more, guestId: null });
    }
    const added =
      more === null
        ? await users.add(user.id, registration, instant())
        : await therapists.add(user.id, { ...registration, ...more }, instant());
    if (!added) throw emailTaken(texts.emailTaken);
    return enter(user, { request, reply });
  });

  serve(identityEndpoints.login, async ({ body, request, reply }) => {
    const forgetAttempts = await attempts.count(body.email, request);
    const found = await users.byEmail(body.email);
    if (!(await passwords.matches(found?.passwordHash, body.password)) || found === null) {
      throw new HttpError('signed_out', texts.wrongLogin);
    }
    await forgetAttempts();
    const entered = await begin(found.user, { request, reply });
    // If the password was changed after this login checked it, all other sessions were ended, so this new session must
    // end too.
    const now = await users.byId(found.user.id);
    if (now?.passwordHash !== found.passwordHash) {
      await sessions.end(request, reply, { id: entered.token, userId: found.user.id });
      throw new HttpError('signed_out', texts.wrongLogin);
    }
    const offersPasskey = await users.countPasswordLogin(found.user.id);
    return arrive({ ...entered, offersPasskey }, found.user.id, { request, reply });
  });

  serve(identityEndpoints.guest, async ({ request, reply }) => {
    await refuseManyAccounts(request);
    const user: User = { id: newUserId(), name: '', email: null, role: 'guest' };
    await users.addGuest(user.id, instant());
    return begin(user, { request, reply });
  });

  serve(identityEndpoints.upgrade, async ({ subject, session, body, request, reply }) => {
    const { name, email } = body;
    if (session.role !== 'guest') throw new HttpError('conflict', texts.fullAccountAlready);
    await refuseCommon('password', body.password);
    await refuseManyAccounts(request);
    await refuseWhenTooMany(throttles.signupsByEmail, digest(email));
    await refuseWhenTooMany(throttles.upgrades, subject);
    const registration = { name, email, passwordHash: await passwords.hash(body.password) };
    if (beginByMail !== null) {
      return beginByMail({ ...registration, therapist: null, guestId: subject });
    }
    const outcome = await users.upgrade(subject, registration);
    if (outcome === 'email-taken') {
      throw emailTaken(texts.emailTakenForGuest);
    }
    if (outcome === 'not-a-guest') throw new HttpError('conflict', texts.fullAccountAlready);
    await sessions.replaceSecret(request, reply, { ...session, role: 'person' }, 0);
    await meetDevice(subject, { request, reply });
    return signedIn({ id: subject, name, email, role: 'person' }, session.id);
  });

  serve(identityEndpoints.me, async ({ subject, session }) => {
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    return {
      ...(await signedIn(found.user, session.id, !session.needsSecondFactor)),
      hasClients: await hasClients(subject),
    };
  });

  serve(identityEndpoints.changeAbout, async ({ subject, body }) => {
    if (!(await therapists.changeAbout(subject, body, instant()))) {
      throw new HttpError('forbidden', texts.noTherapistAccount);
    }
    return body;
  });

  return { enter };
};
