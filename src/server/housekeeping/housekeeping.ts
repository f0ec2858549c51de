import type { FastifyInstance } from 'fastify';
import type { UsageCounter } from '#server/db/usage/usage.ts';
import type { Lease } from './lease.ts';

/** How often a process checks whether the housekeeping tasks are due. */
const LOOK_EVERY_MS = 300_000;
/**
 * How long a process holds the exclusive right (the lease) to run one task. No task takes this long, so only a process
 * that died loses the lease.
 */
const HOLD_MS = 600_000;
/**
 * How long to wait after all tasks have run. The wait and the interval between two checks together are less than the
 * hour that users are promised.
 */
const REST_MS = 3_000_000;
const USAGE_EVERY_MS = 5_000;
const FAILED = 'housekeeping failed and will be tried again in a few minutes';

/**
 * Runs the housekeeping tasks one after the other, when the app starts and then at least once an hour. Only one of all
 * processes on the database runs the tasks at a time.
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
      // If a task fails, the remaining tasks still run.
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

/**
 * Writes the usage counts to the database every few seconds and when the app stops, and deletes guests without entries
 * when the quota of all guests is nearly full.
 */
export const countUsage = (
  app: FastifyInstance,
  { flush, makeRoom }: Pick<UsageCounter, 'flush' | 'makeRoom'>,
): void => {
  let last: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => {
    last = last.then(flush).catch((error: unknown) => {
      app.log.warn({ err: error }, 'what people sent could not be counted and will be later');
    });
    return last;
  };
  const clean = (): void => {
    makeRoom().catch((error: unknown) => app.log.warn({ err: error }, FAILED));
  };
  const timers = [setInterval(write, USAGE_EVERY_MS), setInterval(clean, USAGE_EVERY_MS)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await write();
  });
};
