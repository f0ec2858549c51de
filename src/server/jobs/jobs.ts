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
  /** For how many milliseconds what is under way in this process has given no sign; 0 when nothing is. */
  readonly silentMs: () => number;
  /** For how many milliseconds the oldest job that is due has waited; null when none waits. */
  readonly oldestDueMs: () => Promise<number | null>;
  /** Stops working; what is under way is finished first. */
  readonly stop: () => Promise<void>;
}

/** Something that is done over and over. */
interface Loop {
  readonly stop: () => Promise<void>;
  /** Notes that what is under way goes on. */
  readonly sign: () => void;
  /** Milliseconds since the last sign of what is under way; 0 in a pause. */
  readonly silentMs: () => number;
}

/** Does something over and over, with a pause after each time, until it is stopped. */
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
    silentMs: () => (lastSignMs === null ? 0 : performance.now() - lastSignMs),
  };
};

/**
 * Jobs over a queue.
 *
 * @param report is told of each job that did not work, with its name, and of all else that failed
 * @param onDone is told the name of each job that was done
 */
export const jobsOn = (
  queue: JobQueue,
  report: (error: unknown, job?: string) => void,
  onDone: (job: string) => void = () => undefined,
): Jobs => {
  const handlers = new Map<string, Handler>();
  const recurring: { everyMs: number; handler: () => Promise<void> }[] = [];
  let loops: readonly Loop[] = [];
  /** The loops of what comes over and over. */
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
      // One loop for each name, so that jobs that wait for somebody else keep no others waiting.
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
    silentMs: () => Math.max(0, ...loops.map((loop) => loop.silentMs())),
    oldestDueMs: queue.oldestDueMs,
    stop: async () => {
      isStopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
      await queue.stop();
    },
  };
};
