import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { HttpError } from '#server/errors.ts';
import type { HashTask } from './hash-worker.ts';

/**
 * Hashing has threads of its own: on those of the platform, reading a file would wait for it. One core is left for
 * everything else, and the threads yield to it.
 */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const NICE = 10;
/** A few seconds of work, after which a person would have given up. */
const WAITING_MAX = 200 * THREADS;
const IDLE_MS = 30_000;
const RETRY_AFTER_S = 5;

const pool = new Piscina<HashTask, string | boolean>({
  filename: fileURLToPath(new URL('./hash-worker.ts', import.meta.url)),
  name: 'work',
  minThreads: 0,
  maxThreads: THREADS,
  niceIncrement: NICE,
  idleTimeout: IDLE_MS,
});

/** Throws a 503 when so many wait already that the answer would come too late. */
const inPool = (task: HashTask): Promise<string | boolean> => {
  if (pool.queueSize < WAITING_MAX) return pool.run(task);
  throw new HttpError(
    'unavailable',
    'Many people are logging in right now. Try again in a few seconds.',
    { retryAfterS: RETRY_AFTER_S, turnedAway: 'hashing' },
  );
};

/** How many passwords wait for a thread. */
export const hashesWaiting = (): number => pool.queueSize;

/** The argon2id hash of a password. Rejects with a 503 when too many wait. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await inPool({ do: 'hash', password }));

let stranger: Promise<string> | undefined;

/**
 * Whether `password` belongs to `passwordHash`. Without a hash it does the same work and says no,
 * so that the time taken does not tell whether an account exists. Rejects with a 503 when too many wait.
 */
export const passwordMatches = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  stranger ??= hashPassword(randomBytes(16).toString('hex'));
  const hash =
    passwordHash ??
    (await stranger.catch((error: unknown) => {
      stranger = undefined;
      throw error;
    }));
  const matches = await inPool({ do: 'verify', hash, password });
  return matches === true && typeof passwordHash === 'string';
};
