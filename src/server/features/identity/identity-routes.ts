import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import type { Exchange, Serve } from '#server/http/serve.ts';
import { addressKey, type IdentityThrottles, refuseWhenTooMany } from './identity-throttles.ts';
import { digest, hashPassword, passwordMatches } from './secrets.ts';
import type { Sessions } from './session-cookie.ts';
import type { User, UserStore } from './user-store.ts';

export interface IdentityParts {
  readonly serve: Serve;
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly throttles: IdentityThrottles;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const NOT_A_GUEST = 'This is a full account already.';
const EMAIL_TAKEN = 'There is already an account with this email. Log in instead.';

const signedIn = (user: User, token: string): SignedIn => ({
  userId: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  token,
});

// A fresh UUIDv7 becomes a user id here and nowhere else.
const newUserId = (): UserId => uuidv7() as UserId;

/** Sign-up, login, guest, upgrade, logout and who am I. */
export const identityRoutes = ({ serve, users, sessions, throttles, now }: IdentityParts): void => {
  const instant = (): string => new Date(now()).toISOString();

  const refuseManyAccounts = (request: FastifyRequest): Promise<void> =>
    refuseWhenTooMany(throttles.newAccounts, addressKey(request.ip));

  const enter = async (user: User, { request, reply }: Exchange): Promise<SignedIn> =>
    signedIn(user, await sessions.start(request, reply, user.id, user.role));

  serve(identityEndpoints.signup, async ({ body, request, reply }) => {
    await refuseManyAccounts(request);
    await refuseWhenTooMany(throttles.signupsByEmail, digest(body.email));
    const passwordHash = await hashPassword(body.password);
    const user: User = { id: newUserId(), name: body.name, email: body.email, role: 'person' };
    const added = await users.add(
      user.id,
      { name: body.name, email: body.email, passwordHash },
      instant(),
    );
    if (!added) throw new HttpError('conflict', EMAIL_TAKEN);
    return enter(user, { request, reply });
  });

  serve(identityEndpoints.login, async ({ body, request, reply }) => {
    await refuseWhenTooMany(throttles.loginsByAddress, addressKey(request.ip));
    await refuseWhenTooMany(throttles.loginsByAccount, digest(body.email));
    const found = await users.byEmail(body.email);
    if (!(await passwordMatches(found?.passwordHash, body.password)) || found === null) {
      throw new HttpError('signed_out', 'Invalid email or password');
    }
    await throttles.loginsByAccount.forget(digest(body.email));
    const entered = await enter(found.user, { request, reply });
    // The password may have been changed since it was compared, and all sessions ended: this one too.
    const now = await users.byId(found.user.id);
    if (now?.passwordHash !== found.passwordHash) {
      await sessions.end(request, reply, { id: entered.token, userId: found.user.id });
      throw new HttpError('signed_out', 'Invalid email or password');
    }
    return entered;
  });

  serve(identityEndpoints.guest, async ({ request, reply }) => {
    await refuseManyAccounts(request);
    const user: User = { id: newUserId(), name: '', email: null, role: 'guest' };
    await users.addGuest(user.id, instant());
    return enter(user, { request, reply });
  });

  serve(identityEndpoints.upgrade, async ({ subject, session, body, request, reply }) => {
    const { name, email } = body;
    if (session.role !== 'guest') throw new HttpError('conflict', NOT_A_GUEST);
    await refuseManyAccounts(request);
    await refuseWhenTooMany(throttles.signupsByEmail, digest(email));
    await refuseWhenTooMany(throttles.upgrades, subject);
    const outcome = await users.upgrade(subject, {
      name,
      email,
      passwordHash: await hashPassword(body.password),
    });
    if (outcome === 'email-taken') {
      throw new HttpError(
        'conflict',
        'There is already an account with this email. Choose another email.',
      );
    }
    if (outcome === 'not-a-guest') throw new HttpError('conflict', NOT_A_GUEST);
    await sessions.renew(request, reply, { ...session, role: 'person' });
    return signedIn({ id: subject, name, email, role: 'person' }, session.id);
  });

  serve(identityEndpoints.me, async ({ subject, session }) => {
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    return signedIn(found.user, session.id);
  });
};
