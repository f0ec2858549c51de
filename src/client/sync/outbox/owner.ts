import { getSession } from '#client/lib/session/session.ts';

/**
 * Whether this device still keeps data for this person: they are signed in, or their session ended elsewhere and their
 * unsent entries wait for them. After a log-out, none of their data is stored.
 */
export const isRemembered = (userId: string): boolean => {
  const session = getSession();
  return session.state !== 'out' && session.userId === userId;
};
