import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { type Damage, damageLog } from './health/damage.ts';
import { healthWrites } from './health/health-writes.ts';
import type { Schema } from './schema/schema.ts';
import type { RunQuery } from './sqlite/runner.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { postgresqlThrottle, sqliteThrottle, type ThrottleFactory } from './throttle.ts';
import type { WatchDatabase } from './watch.ts';

/** The database that a program has opened, on either engine. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Runs a compiled query. See `compileOnce`. */
  readonly run: RunQuery;
  /** Creates rate limiters that all processes on this database share. */
  readonly throttle: ThrottleFactory;
  /** Deletes counters that expired before `ms` (since the Unix epoch). */
  readonly forgetThrottlesBefore: (ms: number) => Promise<void>;
  /** The connection pool, for libraries that have their own tables. Null on SQLite. */
  readonly pool: pg.Pool | null;
  /** Resolves when the database responds and accepts writes (see `healthWrites`); otherwise rejects. */
  readonly ping: (nowMs?: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, otherwise SQLite in `dataDir`, and migrates the schema. On failure throws
 * a StartError with a clear message of one line.
 *
 * @param warn receives problems that do not stop the program, such as a connection that is lost later
 * @param watch is called for each query
 */
export const openDatabase = async (
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  warn: (message: string) => void = () => {},
  watch?: WatchDatabase,
): Promise<Database> => {
  const damage = damageLog();
  const noted: WatchDatabase = (call) => {
    damage.note(call.error);
    watch?.(call);
  };
  if (config.databaseUrl !== null) {
    const { openPostgresql } = await import('./postgresql.ts');
    const { db, pool, run } = await openPostgresql(
      config.databaseUrl,
      (error) => warn(`A database connection was lost: ${error.message}`),
      { watch: noted },
    );
    return assemble({ db, run, throttle: postgresqlThrottle(pool), pool }, damage);
  }
  const { db, run, file, lock } = await openSqlite(config.dataDir, warn, noted);
  return assemble({ db, run, throttle: sqliteThrottle(file, lock), pool: null }, damage);
};

const assemble = (
  { db, run, throttle, pool }: Pick<Database, 'db' | 'run' | 'throttle' | 'pool'>,
  damage: Damage,
): Database => {
  const tryWriting = healthWrites(db);
  return {
    db,
    run,
    throttle,
    pool,
    forgetThrottlesBefore: async (ms) => {
      await sql`delete from throttles where expire < ${ms}`.execute(db);
    },
    ping: async (nowMs = Date.now()) => {
      damage.check();
      await Promise.all([db.selectFrom('health').select('id').execute(), tryWriting(nowMs)]);
    },
    close: async () => {
      await db.destroy();
      // Kysely ends the pool only if Kysely has used the pool.
      if (pool !== null && !pool.ended) await pool.end();
    },
  };
};
