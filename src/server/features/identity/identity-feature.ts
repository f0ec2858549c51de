import type { FeatureParts } from '#server/feature-parts.ts';
import { accountRoutes } from './account-routes.ts';
import { exportStore } from './export-store.ts';
import { identityRoutes } from './identity-routes.ts';
import { identityThrottles } from './identity-throttles.ts';
import type { Sessions } from './session-cookie.ts';
import { sessionStore } from './session-store.ts';
import { userStore } from './user-store.ts';

const DAY_MS = 86_400_000;

interface IdentityFeatureParts extends FeatureParts {
  readonly sessions: Sessions;
}

/** Accounts and sessions. Gives what to do once an hour. */
export const identityFeature = ({
  serve,
  database,
  now,
  sessions,
}: IdentityFeatureParts): { readonly removeEnded: () => Promise<void> } => {
  const [users, store] = [userStore(database.db), sessionStore(database)];
  const parts = { serve, users, sessions, throttles: identityThrottles(database.throttle), now };
  identityRoutes(parts);
  accountRoutes({ ...parts, store, exports: exportStore(database) });
  return {
    /** Deletes sessions that ended by time, and guests whom nobody can be again. */
    removeEnded: async () => {
      await store.removeExpired(new Date(now()).toISOString());
      await users.removeLostGuests(new Date(now() - DAY_MS).toISOString());
    },
  };
};
