import type { Tx } from '#server/db/transaction.ts';
import type { Job, JobQueue } from './queue.ts';

/** How often a process looks for jobs that others left, in milliseconds. */
const LOOK_EVERY_MS = 2_000;

type Handler = (key: string) => Promise<void>;

/** What is done later, and over and over, by the processes that work. */
export interface Jobs {
  /** Keeps a job together with what else the transaction writes. */
  readonly enqueue: (tx: Tx, job: Job) => Promise<void>;
  /** Says how jobs of a name are done. One that throws is tried again later. */
  readonly work: (name: string, handler: Handler) => void;
  /** Has something done every `everyMs` milliseconds in each process that works; never twice at once in one. */
  readonly every: (everyMs: number, handler: () => Promise<void>) => void;
  /** Makes the queues ready; every process does it before it serves. */
  readonly prepare: () => Promise<void>;
  /** Begins to work. */
  readonly start: () => void;
  /** Does all that is due now and what comes over and over once, and returns when it is done. */
  readonly runDue: () => Promise<void>;
  /** False once it is to stop; work of many parts asks between them. */
  readonly mayGoOn: () => boolean;
  /** Stops working; what is under way is finished first. */
  readonly stop: () => Promise<void>;
}

/** Does something over and over, with a pause after each time, until it is stopped. */
const repeat = (everyMs: number, handler: () => Promise<void>): { stop: () => Promise<void> } => {
  let isStopped = false;
  let wake = (): void => undefined;
  const run = async (): Promise<void> => {
    while (!isStopped) {
      await handler();
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
  };
};

/**
 * Jobs over a queue.
 *
 * @param report is told of each job that did not work
 */
export const jobsOn = (queue: JobQueue, report: (error: unknown) => void): Jobs => {
  const handlers = new Map<string, Handler>();
  const recurring: { everyMs: number; handler: () => Promise<void> }[] = [];
  let loops: readonly { stop: () => Promise<void> }[] = [];
  let isStopping = false;

  const doAll = async (name: string, handler: Handler): Promise<void> => {
    for (;;) {
      const job = isStopping ? null : await queue.take(name);
      if (job === null) return;
      try {
        await handler(job.key);
        await queue.finish(name, job.id);
      } catch (error) {
        report(error);
        await queue.giveBack(name, job.id);
      }
    }
  };

  const safely = (work: () => Promise<void>) => async (): Promise<void> => {
    try {
      await work();
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
      loops = [
        // One of its own for each name, so that jobs that wait for somebody else keep no others waiting.
        ...[...handlers].map(([name, handler]) =>
          repeat(
            LOOK_EVERY_MS,
            safely(() => doAll(name, handler)),
          ),
        ),
        ...recurring.map(({ everyMs, handler }) => repeat(everyMs, safely(handler))),
      ];
    },
    runDue: async () => {
      for (const [name, handler] of handlers) await doAll(name, handler);
      for (const { handler } of recurring) await handler();
    },
    mayGoOn: () => !isStopping,
    stop: async () => {
      isStopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
      await queue.stop();
    },
  };
};
