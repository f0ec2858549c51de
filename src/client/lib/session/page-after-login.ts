import type { Session } from '#client/lib/session/session.ts';
import type { PagePath } from '#contract/shared/pages.ts';

const TODAY: PagePath = '/homepage';
const CLIENTS: PagePath = '/features/clients';

/** The page that opens after a login: the requested page, except that therapists see their clients instead of Today. */
export const pageAfterLogin = (asked: string, session: Session): string => {
  const isTherapist = session.state === 'in' && session.role === 'therapist';
  return asked === TODAY && isTherapist ? CLIENTS : asked;
};
