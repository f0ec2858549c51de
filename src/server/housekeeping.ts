import type { FastifyInstance } from 'fastify';

const EVERY_MS = 3_600_000;

/** Does these tasks, one after the other, when the app starts and once an hour from then on. */
export const keepHouse = (app: FastifyInstance, tasks: readonly (() => Promise<void>)[]): void => {
  const tidy = async (): Promise<void> => {
    try {
      for (const task of tasks) await task();
    } catch (error) {
      app.log.warn({ err: error }, 'housekeeping failed and will be tried again in an hour');
    }
  };
  app.addHook('onReady', tidy);
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
