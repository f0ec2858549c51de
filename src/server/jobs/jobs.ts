import type { Tx } from '#server/db/transaction.ts';
import type { Job, JobQueue } from './queue.ts';

/** How often a process checks for jobs that other processes stored, in milliseconds. */
const LOOK_EVERY_MS = 2_000;

type Handler = (key: string) => Promise<void>;

/** Background jobs and recurring work in worker processes. */
export interface Jobs {
  /** Stores a job in the given transaction. */
  readonly enqueue: (tx: Tx, job: Job) => Promise<void>;
  /** Sets the handler for all jobs with this name. If the handler throws, the job is retried later. */
  readonly work: (name: string, handler: Handler) => void;
  /**
   * Runs a handler in each worker process, with a pause of `everyMs` milliseconds after each run. Two runs in one
   * process never overlap.
   */
  readonly every: (everyMs: number, handler: () => Promise<void>) => void;
  /** Prepares the queues. Every process calls this before it serves requests. */
  readonly prepare: () => Promise<void>;
  /** Starts running jobs and recurring work. */
  readonly start: () => void;
  /** Runs all due jobs, and each recurring handler once. */
  readonly runDue: () => Promise<void>;
  /** False after stopping has begun. Work that takes long calls this between its parts. */
  readonly mayGoOn: () => boolean;
  /** Milliseconds since the running job last reported progress. 0 when no job runs. */
  readonly msSinceProgress: () => number;
  /** How long the oldest due job has waited, in milliseconds. Null when no job waits. */
  readonly oldestDueMs: () => Promise<number | null>;
  /** Waits for running jobs to finish, and then starts no further work. */
  readonly stop: () => Promise<void>;
}

/** A repeated task. */
interface Loop {
  readonly stop: () => Promise<void>;
  /** Reports that the running task is making progress. */
  readonly sign: () => void;
  /** Milliseconds since the running task last reported progress. 0 during a pause. */
  readonly msSinceProgress: () => number;
}

/** Repeats a task, with a pause after each run, until it is stopped. */
const repeat = (everyMs: number, handler: (sign: () => void) => Promise<void>): Loop => {
  let isStopped = false;
  let wake = (): void => undefined;
  let lastSignMs: number | null = null;
  const sign = (): void => {
    if (lastSignMs !== null) lastSignMs = performance.now();
  };
  const run = async (): Promise<void> => {
    while (!isStopped) {
      lastSignMs = performance.now();
      await handler(sign);
      lastSignMs = null;
      if (isStopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = run();
  return {
    stop: () => {
      isStopped = true;
      wake();
      return running;
    },
    sign,
    msSinceProgress: () => (lastSignMs === null ? 0 : performance.now() - lastSignMs),
  };
};

/**
 * Runs the jobs of a queue.
 *
 * @param report called for each failed job with its name, and for all other failures
 * @param onDone called with the name of each completed job
 */
export const jobsOn = (
  queue: JobQueue,
  report: (error: unknown, job?: string) => void,
  onDone: (job: string) => void = () => undefined,
): Jobs => {
  const handlers = new Map<string, Handler>();
  const recurring: { everyMs: number; handler: () => Promise<void> }[] = [];
  let loops: readonly Loop[] = [];
  /** The running loops of the recurring handlers. */
  let rounds: readonly Loop[] = [];
  let isStopping = false;

  const doAll = async (name: string, handler: Handler, sign: () => void): Promise<void> => {
    for (;;) {
      const job = isStopping ? null : await queue.take(name);
      if (job === null) return;
      try {
        await handler(job.key);
        await queue.finish(name, job.id);
        onDone(name);
      } catch (error) {
        report(error, name);
        await queue.giveBack(name, job.id);
      }
      sign();
    }
  };

  const safely = (work: Parameters<typeof repeat>[1]) => async (sign: () => void) => {
    try {
      await work(sign);
    } catch (error) {
      report(error);
    }
  };

  return {
    enqueue: queue.enqueue,
    work: (name, handler) => {
      handlers.set(name, handler);
    },
    every: (everyMs, handler) => {
      recurring.push({ everyMs, handler });
    },
    prepare: async () => {
      for (const name of handlers.keys()) await queue.prepare(name);
    },
    start: () => {
      rounds = recurring.map(({ everyMs, handler }) => repeat(everyMs, safely(handler)));
      // Each name has its own loop, so that a slow job does not block jobs with other names.
      const ofJobs = [...handlers].map(([name, handler]) =>
        repeat(
          LOOK_EVERY_MS,
          safely((sign) => doAll(name, handler, sign)),
        ),
      );
      loops = [...ofJobs, ...rounds];
    },
    runDue: async () => {
      for (const [name, handler] of handlers) await doAll(name, handler, () => undefined);
      for (const { handler } of recurring) await handler();
    },
    mayGoOn: () => {
      for (const round of rounds) round.sign();
      return !isStopping;
    },
    msSinceProgress: () => Math.max(0, ...loops.map((loop) => loop.msSinceProgress())),
    oldestDueMs: queue.oldestDueMs,
    stop: async () => {
      isStopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
      await queue.stop();
    },
  };
};
