import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import type { Lease } from './lease.ts';

/** How often a process checks whether the tasks are due. */
const LOOK_EVERY_MS = 300_000;
/** Longer than any single task takes, so that only a dead process loses the lease. */
const HOLD_MS = 600_000;
/** The pause after a complete run; with one more check it stays within the hour that users are promised. */
const REST_MS = 3_000_000;
const USAGE_EVERY_MS = 5_000;
const FAILED = 'housekeeping failed and will be tried again in a few minutes';

/**
 * Runs these tasks one after the other, at the start of the app and at least once an hour, in one process at a time of
 * all processes on the database.
 */
export const startHousekeeping = (
  app: FastifyInstance,
  lease: Lease,
  tasks: readonly (() => Promise<void>)[],
): void => {
  const doAll = async (): Promise<void> => {
    const startedMs = performance.now();
    let isDone = true;
    for (const task of tasks) {
      // A failed task does not prevent the others.
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

/** Writes the usage counts, every few seconds and when the app stops. */
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
