import { getSession } from '#client/lib/session/session.ts';

/**
 * Whether this device still belongs to this person: they are signed in, or their session ended elsewhere and what
 * they typed waits for them. After a log-out, nothing of theirs is stored.
 */
export const isRemembered = (userId: string): boolean => {
  const session = getSession();
  return session.state !== 'out' && session.userId === userId;
};
