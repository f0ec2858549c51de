import { call, Refusal } from '#client/lib/api/call.ts';
import { withLock } from '#client/platform/lock.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { isLogoutOwed, noteLogoutTold } from './owed-note.ts';

/** Tabs take turns at the cookie, so that a late log-out never hits a newer sign-in. */
export const withCookie = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock('evenkeel-cookie', work);

/** Tells the server of a log-out that it does not know of yet. Inside `withCookie` only. */
export const settleLogout = async (): Promise<void> => {
  if (!isLogoutOwed()) return;
  try {
    await call(identityEndpoints.logout, {});
  } catch (error) {
    // A refusal is an answer too: there is no session of ours left to end.
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
  }
  noteLogoutTold();
};

/** Tries to settle; when nothing answers, the next occasion will do. */
export const settleLogoutIfPossible = async (): Promise<void> => {
  await withCookie(settleLogout).catch(() => undefined);
};
