import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import type { Lease } from './lease.ts';

/** How often a process looks whether it is time. */
const LOOK_EVERY_MS = 300_000;
/** Longer than one task takes, so that only a process that died loses the lease. */
const HOLD_MS = 600_000;
/** So long nobody does it again; with one look more it is done within the hour that people are told. */
const REST_MS = 3_000_000;
const USAGE_EVERY_MS = 5_000;
const FAILED = 'housekeeping failed and will be tried again in a few minutes';

/**
 * Does these tasks, one after the other, when the app starts and within each hour from then on, in one process at a
 * time of all on the database.
 */
export const keepHouse = (
  app: FastifyInstance,
  lease: Lease,
  tasks: readonly (() => Promise<void>)[],
): void => {
  const doAll = async (): Promise<void> => {
    const startedMs = performance.now();
    let isDone = true;
    for (const task of tasks) {
      // One that fails keeps no other from being done.
      await task().catch((error: unknown) => {
        isDone = false;
        app.log.warn({ err: error }, FAILED);
      });
      if (!(await lease.keep(HOLD_MS))) return;
    }
    if (!isDone) return lease.release();
    await lease.keep(REST_MS);
    const durationMs = Math.round(performance.now() - startedMs);
    app.log.info({ durationMs }, 'housekeeping is done');
  };
  const tidy = async (): Promise<void> => {
    try {
      if (!(await lease.take(HOLD_MS))) return;
      await doAll().catch(async (error: unknown) => {
        await lease.release();
        throw error;
      });
    } catch (error) {
      app.log.warn({ err: error }, FAILED);
    }
  };
  app.addHook('onReady', tidy);
  const timer = setInterval(tidy, LOOK_EVERY_MS);
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
