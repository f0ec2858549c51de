import type BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Lock } from './sqlite/lock.ts';

/** Counts attempts by key in the database, so that all processes share the count. */
export interface Throttle {
  /** Counts one attempt. Returns null when it is allowed, or the milliseconds to wait. */
  readonly attempt: (key: string) => Promise<number | null>;
  /** Forgets the attempts of a key, for example after a success. */
  readonly forget: (key: string) => Promise<void>;
}

export interface ThrottleLimits {
  /** Keeps the keys of different throttles apart. */
  readonly name: string;
  /** Attempts allowed within one window. */
  readonly attempts: number;
  /** The window's length in seconds; it starts at the first attempt. */
  readonly windowS: number;
  /**
   * When given, further attempts need not wait for the end of the window: they are allowed one at a time, after waits
   * that double from one second up to this many.
   */
  readonly slowedToS?: number;
}

export type ThrottleFactory = (limits: ThrottleLimits) => Throttle;

/** Runs a write, waiting for other processes if necessary. */
type Write = <Result>(write: () => Promise<Result>) => Promise<Result>;

/** The limiter's refusal of an attempt; null when it is allowed. */
const refusalOf = async (consumed: Promise<RateLimiterRes>): Promise<RateLimiterRes | null> => {
  try {
    await consumed;
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
};

const bounded = (limiter: RateLimiterStoreAbstract, through: Write): Throttle => {
  const forget = async (key: string): Promise<void> => {
    await through(() => limiter.delete(key));
  };
  const attempt = async (key: string): Promise<number | null> => {
    const refusal = await refusalOf(through(() => limiter.consume(key)));
    if (refusal === null) return null;
    if (refusal.msBeforeNext <= limiter.msDuration) return Math.max(1000, refusal.msBeforeNext);
    // The clock was set back meanwhile: nobody waits longer than a window.
    await forget(key);
    return attempt(key);
  };
  return { attempt, forget };
};

/**
 * Beyond the attempts of `counter`, allows one attempt each time `gate` opens, and doubles the time until it reopens.
 */
const slowed = (
  counter: RateLimiterStoreAbstract,
  gate: RateLimiterStoreAbstract,
  through: Write,
): Throttle => {
  const forget = async (key: string): Promise<void> => {
    await through(() => counter.delete(key));
    await through(() => gate.delete(key));
  };
  const attempt = async (key: string): Promise<number | null> => {
    const { consumedPoints, msBeforeNext } = await through(() => counter.penalty(key));
    if (consumedPoints <= counter.points) return null;
    const beyond = consumedPoints - counter.points;
    const customDuration = Math.min(gate.duration, 2 ** (beyond - 1));
    const refusal = await refusalOf(through(() => gate.consume(key, 1, { customDuration })));
    if (refusal === null) return null;
    if (msBeforeNext > counter.msDuration || refusal.msBeforeNext > gate.msDuration) {
      // The clock was set back meanwhile.
      await forget(key);
      return attempt(key);
    }
    // Only attempts that were allowed extend the wait.
    await through(() => counter.reward(key));
    return Math.max(1000, refusal.msBeforeNext);
  };
  return { attempt, forget };
};

type Options = ReturnType<typeof shared>;

const throttleOf = (
  limits: ThrottleLimits,
  make: (options: Options) => RateLimiterStoreAbstract,
  through: Write,
): Throttle => {
  const { name, slowedToS } = limits;
  const limiter = make(shared(limits));
  if (slowedToS === undefined) return bounded(limiter, through);
  const gate = make(shared({ name: `${name}-gate`, attempts: 1, windowS: slowedToS }));
  return slowed(limiter, gate, through);
};

const shared = ({ name, attempts, windowS }: ThrottleLimits) => ({
  keyPrefix: name,
  points: attempts,
  duration: windowS,
  tableName: 'throttles',
  tableCreated: true,
  clearExpiredByTimeout: false,
});

export const sqliteThrottle =
  (file: BetterSqlite3.Database, lock: Pick<Lock, 'through'>): ThrottleFactory =>
  (limits) =>
    throttleOf(
      limits,
      (options) =>
        new RateLimiterSQLite({ ...options, storeClient: file, storeType: 'better-sqlite3' }),
      lock.through,
    );

export const postgresqlThrottle =
  (pool: pg.Pool): ThrottleFactory =>
  (limits) =>
    throttleOf(
      limits,
      (options) => new RateLimiterPostgres({ ...options, storeClient: pool, storeType: 'pool' }),
      (write) => write(),
    );
