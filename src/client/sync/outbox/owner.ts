import { getSession } from '#client/lib/session/session.ts';

/**
 * Whether this device is still this person's: they are signed in, or their session was ended
 * elsewhere and what they typed waits for them. Once they logged out, nothing of theirs is kept.
 */
export const isRemembered = (userId: string): boolean => {
  const session = getSession();
  return session.state !== 'out' && session.userId === userId;
};
