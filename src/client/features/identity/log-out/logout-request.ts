import { call, Refusal } from '#client/lib/api/call.ts';
import { withLock } from '#client/platform/lock.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { clearPendingLogout, isLogoutPending } from './pending-logout.ts';

/** Runs `work` while no other tab changes the cookie, so that a delayed log-out cannot end a newer session. */
export const withCookie = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('evenkeel-cookie', work);

/** Sends a pending log-out to the server. Call it only inside `withCookie`. */
export const sendPendingLogout = async (): Promise<void> => {
  if (!isLogoutPending()) return;
  try {
    await call(identityEndpoints.logout, {});
  } catch (error) {
    // A refusal means that there is no session left to end.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
  }
  clearPendingLogout();
};

/** Tries to send a pending log-out. A failed attempt is retried at the next opportunity. */
export const trySendPendingLogout = async (): Promise<void> => {
  await withCookie(sendPendingLogout).catch(() => undefined);
};
