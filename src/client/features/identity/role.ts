import { useSession } from '#client/lib/session/session.ts';
import type { SignedIn } from '#contract/identity.ts';
import { useMe } from './account/queries.ts';

/** The person's role as stored at sign-in, or else from the server; null while neither is known. */
export const useRole = (): SignedIn['role'] | null => {
  const session = useSession();
  const { data } = useMe();
  const storedRole = session.state === 'in' ? session.role : null;
  return storedRole ?? data?.role ?? null;
};

/** Whether anybody shares with the person, as somebody close to them; therapists have their clients. */
export const useSupports = (): boolean => {
  const role = useRole();
  return useMe().data?.hasClients === true && role !== 'therapist';
};
