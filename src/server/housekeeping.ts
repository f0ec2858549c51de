import type { FastifyInstance } from 'fastify';
import type { Database } from './db/open.ts';
import type { SessionStore } from './features/identity/session-store.ts';

const EVERY_MS = 3_600_000;

/** Deletes what has ended by time, once an hour while the app runs. */
export const keepHouse = (
  app: FastifyInstance,
  parts: {
    readonly database: Database;
    readonly sessions: SessionStore;
    readonly now: () => number;
  },
): void => {
  const tidy = async (): Promise<void> => {
    try {
      await parts.sessions.removeExpired(new Date(parts.now()).toISOString());
      await parts.database.forgetThrottlesBefore(parts.now());
    } catch (error) {
      app.log.warn({ err: error }, 'housekeeping failed and will be tried again in an hour');
    }
  };
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
