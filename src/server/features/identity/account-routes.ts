import { identityEndpoints } from '#contract/identity.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { refuseEarlier } from '#server/http/serve.ts';
import { refuseCommon } from '#server/passwords/common-passwords.ts';
import { texts } from '#texts/identity.js';
import type { KnownDevices } from './devices/known-devices.ts';
import type { IdentityParts } from './identity-routes.ts';
import { refuseWhenTooMany } from './identity-throttles.ts';
import type { FactorAttempts } from './second-factor/factor-attempts.ts';
import type { SessionStore } from './session-store.ts';

/**
 * Checks the person's password and throws when it is wrong. The attempts are limited like those of logins. People
 * without a password must have passed step-up authentication instead.
 */
export type ConfirmPassword = (
  session: Session,
  field: string,
  given: string | undefined,
) => Promise<void>;

/**
 * Endpoints for logging out, listing sessions, changing the password and deleting the account. Returns the password
 * check.
 */
export const accountRoutes = ({
  serve,
  users,
  sessions,
  throttles,
  passwords,
  now,
  store,
  devices,
  factorAttempts,
  confirmWithoutPassword,
}: IdentityParts & {
  readonly store: SessionStore;
  readonly devices: Pick<KnownDevices, 'forgetOthers'>;
  readonly factorAttempts: Pick<FactorAttempts, 'forgetElsewhere'>;
  /** Throws unless a person without a password recently passed step-up authentication. */
  readonly confirmWithoutPassword: (session: Session) => Promise<void>;
}): {
  readonly confirmPassword: ConfirmPassword;
} => {
  const confirmPassword: ConfirmPassword = async (session, field, given = '') => {
    const { userId } = session;
    await refuseWhenTooMany(throttles.passwordChecks, userId);
    const found = await users.byId(userId);
    if (found !== null && found.passwordHash === null) await confirmWithoutPassword(session);
    else if (!(await passwords.matches(found?.passwordHash, given))) {
      const isCurrent = field === 'currentPassword';
      throw invalidField(field, isCurrent ? texts.wrongCurrentPassword : texts.wrongPassword);
    }
    await throttles.passwordChecks.forget(userId);
  };

  // This endpoint is public, so that logging out works even after the session has ended.
  serve(identityEndpoints.logout, async ({ session, request, reply }) => {
    if (session === null) sessions.forgetCookie(request, reply);
    else {
      await sessions.end(request, reply, session);
    }
  });

  serve(identityEndpoints.sessions, async ({ subject, session }) => {
    const rows = await store.list(subject, new Date(now()).toISOString());
    return rows.map((row) => ({
      sessionId: row.id,
      device: row.device,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      current: row.id === session.id,
    }));
  });

  serve(identityEndpoints.revokeSession, async ({ subject, session, params, request, reply }) => {
    const removed = await store.remove(subject, params.sessionId);
    if (!removed) throw new HttpError('not_found', texts.sessionOver);
    if (params.sessionId === session.id) sessions.forgetCookie(request, reply);
  });

  serve(identityEndpoints.logoutEverywhere, async ({ subject, request, reply }) => {
    await store.removeAll(subject);
    await devices.forgetOthers(subject, request);
    sessions.forgetCookie(request, reply);
  });

  serve(identityEndpoints.changePassword, async ({ subject, session, body, request, reply }) => {
    if (session.role === 'guest') {
      throw new HttpError('conflict', texts.guestHasNoPassword);
    }
    refuseEarlier(session);
    const found = await users.byId(subject);
    if (found?.user.email === null) throw new HttpError('conflict', texts.noEmailForPassword);
    await refuseCommon('newPassword', body.newPassword);
    await confirmPassword(session, 'currentPassword', body.currentPassword);
    // The order matters. If a login has just checked the old password, either its session already exists and is ended
    // here, or the login sees the new password when it checks the password again.
    await users.setPassword(subject, await passwords.hash(body.newPassword));
    await store.removeOthers(subject, session.id);
    await devices.forgetOthers(subject, request);
    await factorAttempts.forgetElsewhere(subject);
    await sessions.replaceSecret(request, reply, session, 0);
  });

  serve(identityEndpoints.deleteAccount, async ({ subject, session, body, request, reply }) => {
    if (session.role !== 'guest') await confirmPassword(session, 'password', body.password);
    await users.remove(subject);
    sessions.forgetCookie(request, reply);
  });

  return { confirmPassword };
};
