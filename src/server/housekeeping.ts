import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from './db/usage/usage.ts';

const EVERY_MS = 3_600_000;
const USAGE_EVERY_MS = 5_000;

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

/** Writes what was counted of people's room, every few seconds and when the app stops. */
export const countUsage = (app: FastifyInstance, { flush }: Pick<UsageCounter, 'flush'>): void => {
  let last: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => {
    last = last.then(flush).catch((error: unknown) => {
      app.log.warn({ err: error }, 'what people sent could not be counted and will be later');
    });
    return last;
  };
  const timer = setInterval(write, USAGE_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
};
