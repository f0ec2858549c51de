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
}

export type ThrottleFactory = (limits: ThrottleLimits) => Throttle;

/** Writes, if need be when another process is done. */
type Write = <Result>(write: () => Promise<Result>) => Promise<Result>;

const wrap = (limiter: RateLimiterStoreAbstract, through: Write = (write) => write()): Throttle => {
  const forget = async (key: string): Promise<void> => {
    await through(() => limiter.delete(key));
  };
  const attempt = async (key: string): Promise<number | null> => {
    try {
      await through(() => limiter.consume(key));
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (refusal.msBeforeNext <= limiter.msDuration) return Math.max(1000, refusal.msBeforeNext);
      // The clock was set back since: nobody waits longer than a window.
      await forget(key);
      return attempt(key);
    }
  };
  return { attempt, forget };
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
    wrap(
      new RateLimiterSQLite({ ...shared(limits), storeClient: file, storeType: 'better-sqlite3' }),
      lock.through,
    );

export const postgresqlThrottle =
  (pool: pg.Pool): ThrottleFactory =>
  (limits) =>
    wrap(new RateLimiterPostgres({ ...shared(limits), storeClient: pool, storeType: 'pool' }));
