import { useSession } from '#client/lib/session/session.ts';
import type { SignedIn } from '#contract/identity.ts';
import { useMe } from './account/queries.ts';

/**
 * Whether the person is a guest, as this device noted it when they signed in, or else as the server
 * says. Null while neither is known.
 */
export const useRole = (): SignedIn['role'] | null => {
  const session = useSession();
  const { data } = useMe();
  const noted = session.state === 'in' ? session.role : null;
  return noted ?? data?.role ?? null;
};
