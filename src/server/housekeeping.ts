import type { FastifyInstance } from 'fastify';
import type { Database } from './db/open.ts';
import type { SessionStore } from './features/identity/session-store.ts';
import type { UserStore } from './features/identity/user-store.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Deletes what has ended, when the app starts and once an hour from then on. */
export const keepHouse = (
  app: FastifyInstance,
  parts: {
    readonly database: Database;
    readonly sessions: SessionStore;
    readonly users: UserStore;
    readonly now: () => number;
  },
): void => {
  const tidy = async (): Promise<void> => {
    try {
      await parts.sessions.removeExpired(new Date(parts.now()).toISOString());
      await parts.users.removeLostGuests(new Date(parts.now() - DAY_MS).toISOString());
      await parts.database.forgetThrottlesBefore(parts.now());
    } catch (error) {
      app.log.warn({ err: error }, 'housekeeping failed and will be tried again in an hour');
    }
  };
  app.addHook('onReady', tidy);
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
