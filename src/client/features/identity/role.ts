import { useSession } from '#client/lib/session/session.ts';
import type { SignedIn } from '#contract/identity.ts';
import { useMe } from './account/queries.ts';

/** The person's role as stored at sign-in, or else as the server reports it; null while both are unknown. */
export const useRole = (): SignedIn['role'] | null => {
  const session = useSession();
  const { data } = useMe();
  const storedRole = session.state === 'in' ? session.role : null;
  return storedRole ?? data?.role ?? null;
};

/** Whether somebody shares data with this person as a supporter. Therapists have clients instead. */
export const useSupports = (): boolean => {
  const role = useRole();
  return useMe().data?.hasClients === true && role !== 'therapist';
};
