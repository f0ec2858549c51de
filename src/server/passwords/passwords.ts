import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/answers.js';
import type { HashTask, PasswordCost } from './hash-worker.ts';

/** The cost that OWASP recommends for argon2id. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 19_456, passes: 2 };

/**
 * Number of threads for hashing. Hashing has its own threads, because in libuv's thread pool file reads would have to
 * wait for it. One processor core remains for all other work, and the threads have a lower priority.
 */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const NICE = 10;
/** Maximum number of tasks that wait for a thread: the work of a few seconds, because users would not wait longer. */
const WAITING_MAX = 200 * THREADS;
const IDLE_MS = 30_000;
const RETRY_AFTER_S = 5;

const pool = new Piscina<HashTask, string | boolean>({
  // The worker's file name ends in .ts in the source and in .js in the build.
  filename: path.join(import.meta.dirname, `hash-worker${path.extname(import.meta.filename)}`),
  name: 'work',
  minThreads: 0,
  maxThreads: THREADS,
  niceIncrement: NICE,
  idleTimeout: IDLE_MS,
});

/** Runs a task in the pool. Throws a 503 when so many tasks are waiting that the result would come too late. */
const inPool = (task: HashTask): Promise<string | boolean> => {
  if (pool.queueSize < WAITING_MAX) return pool.run(task);
  throw new HttpError('unavailable', texts.manyLogins, {
    retryAfterS: RETRY_AFTER_S,
    turnedAway: 'hashing',
  });
};

/** The number of passwords waiting for a thread. */
export const hashesWaiting = (): number => pool.queueSize;

/** Creates and verifies argon2id hashes. Both methods reject with a 503 when too many tasks are waiting. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether `password` matches `passwordHash`. Without a hash it does the same work and returns false, so that the
   * duration does not reveal whether an account exists.
   */
  readonly matches: (passwordHash: string | null | undefined, password: string) => Promise<boolean>;
}

/** Creates and verifies hashes. New hashes are created with this cost. */
export const passwordsAt = (cost: PasswordCost): Passwords => {
  const hash = async (password: string): Promise<string> =>
    String(await inPool({ do: 'hash', password, cost }));
  let stranger: Promise<string> | undefined;
  return {
    hash,
    matches: async (passwordHash, password) => {
      stranger ??= hash(randomBytes(16).toString('hex'));
      const compared =
        passwordHash ??
        (await stranger.catch((error: unknown) => {
          stranger = undefined;
          throw error;
        }));
      const matches = await inPool({ do: 'verify', hash: compared, password });
      return matches === true && typeof passwordHash === 'string';
    },
  };
};
