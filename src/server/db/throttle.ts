import type BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Lock } from './sqlite/lock.ts';

/** Counts attempts by key, in the database, so that all processes count together. */
export interface Throttle {
  /** Counts one attempt. Returns null when it may go on, or the milliseconds to wait. */
  readonly attempt: (key: string) => Promise<number | null>;
  /** Forgets the attempts of a key, as after a success. */
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
   * When given, attempts beyond do not wait for the end of the window: one goes on at a time, after waits that double
   * from one second up to so many.
   */
  readonly slowedToS?: number;
}

export type ThrottleFactory = (limits: ThrottleLimits) => Throttle;

/** Writes, if need be when another process is done. */
type Write = <Result>(write: () => Promise<Result>) => Promise<Result>;

/** What the limiter says when it refuses an attempt; null when it may go on. */
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
    // The clock was set back since: nobody waits longer than a window.
    await forget(key);
    return attempt(key);
  };
  return { attempt, forget };
};

/** Beyond the attempts of `counter`, lets one attempt go on when `gate` opens, and doubles the time until it opens again. */
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
      // The clock was set back since.
      await forget(key);
      return attempt(key);
    }
    // Only attempts that went on make the wait longer.
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
