import { identityEndpoints } from '#contract/identity.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import { hashPassword, passwordMatches } from '#server/passwords/passwords.ts';
import type { KnownDevices } from './devices/known-devices.ts';
import type { IdentityParts } from './identity-routes.ts';
import { refuseWhenTooMany } from './identity-throttles.ts';
import type { SessionStore } from './session-store.ts';

const OK = { ok: true } as const;

/** Logout, the list of sessions, the password, and deleting the account. Gives the check of a password. */
export const accountRoutes = ({
  serve,
  users,
  sessions,
  throttles,
  now,
  store,
  devices,
}: IdentityParts & {
  readonly store: SessionStore;
  readonly devices: Pick<KnownDevices, 'forgetOthers'>;
}): {
  readonly confirmPassword: (userId: UserId, field: string, given: string) => Promise<void>;
} => {
  /** Refuses unless `given` is the person's password; guessing is throttled as logging in is. */
  const confirmPassword = async (userId: UserId, field: string, given: string): Promise<void> => {
    await refuseWhenTooMany(throttles.passwordChecks, userId);
    const found = await users.byId(userId);
    if (!(await passwordMatches(found?.passwordHash, given))) {
      throw invalidField(field, 'This is not the current password.');
    }
    await throttles.passwordChecks.forget(userId);
  };

  // Public, so that leaving always works, also with a session that ended already.
  serve(identityEndpoints.logout, async ({ session, request, reply }) => {
    if (session === null) sessions.forgetCookie(request, reply);
    else {
      await sessions.end(request, reply, session);
    }
    return OK;
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
    if (!removed) throw new HttpError('not_found', 'This session has ended already.');
    if (params.sessionId === session.id) sessions.forgetCookie(request, reply);
    return OK;
  });

  serve(identityEndpoints.changePassword, async ({ subject, session, body, request }) => {
    if (session.role === 'guest') {
      throw new HttpError('conflict', 'A guest has no password. Make an account first.');
    }
    await confirmPassword(subject, 'currentPassword', body.currentPassword);
    // In this order: a login that compared the old password finds either its session ended here, or the
    // new password when it looks again.
    await users.setPassword(subject, await hashPassword(body.newPassword));
    await store.removeOthers(subject, session.id);
    await devices.forgetOthers(subject, request);
    return OK;
  });

  serve(identityEndpoints.deleteAccount, async ({ subject, session, body, request, reply }) => {
    if (session.role !== 'guest') await confirmPassword(subject, 'password', body.password ?? '');
    await users.remove(subject);
    sessions.forgetCookie(request, reply);
    return OK;
  });

  return { confirmPassword };
};
