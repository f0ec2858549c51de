import type BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import {
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Lock } from './sqlite/lock.ts';

/** Limits attempts. The attempts are counted by key in the database, so that all processes share the count. */
export interface Throttle {
  /** Counts one attempt. Returns null when the attempt is allowed, otherwise the milliseconds to wait. */
  readonly attempt: (key: string) => Promise<number | null>;
  /** Resets the count of a key, for example after a success. */
  readonly forget: (key: string) => Promise<void>;
}

export interface ThrottleLimits {
  /** Separates the keys of this throttle from those of other throttles. */
  readonly name: string;
  /** How many attempts are allowed within one window. */
  readonly attempts: number;
  /** The length of the window in seconds. A window starts with the first attempt. */
  readonly windowS: number;
  /**
   * If given, attempts beyond the limit do not have to wait for the end of the window. They are allowed one at a time,
   * and the wait between two of them doubles, from one second up to this many seconds.
   */
  readonly slowedToS?: number;
}

export type ThrottleFactory = (limits: ThrottleLimits) => Throttle;

/** Runs a write, and first waits for other processes if necessary. */
type Write = <Result>(write: () => Promise<Result>) => Promise<Result>;

/** The limiter's refusal, if it refused the attempt. Null when the attempt is allowed. */
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
    // The clock was set back in the meantime. The count is reset, because no caller should wait longer than one window.
    await forget(key);
    return attempt(key);
  };
  return { attempt, forget };
};

/**
 * Allows as many attempts as `counter` does, and then one attempt each time `gate` opens. After each attempt the gate
 * stays closed twice as long as before.
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
      // The clock was set back in the meantime, so the wait would be too long. The count is reset.
      await forget(key);
      return attempt(key);
    }
    // Only allowed attempts extend the wait, so this refused attempt is not counted.
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
