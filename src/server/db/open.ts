import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { type Damage, damageLog } from './health/damage.ts';
import { healthWrites } from './health/health-writes.ts';
import { openPostgresql } from './postgresql.ts';
import type { Schema } from './schema/schema.ts';
import type { RunQuery } from './sqlite/runner.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { postgresqlThrottle, sqliteThrottle, type ThrottleFactory } from './throttle.ts';
import type { WatchDatabase } from './watch.ts';

/** The database of a running program, on either engine. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Runs a compiled query; see `compileOnce`. */
  readonly run: RunQuery;
  /** Creates rate limiters that all processes on this database share. */
  readonly throttle: ThrottleFactory;
  /** Deletes counters that expired before `ms` (since the Unix epoch). */
  readonly forgetThrottlesBefore: (ms: number) => Promise<void>;
  /** The connection pool, for libraries with their own tables; null on SQLite. */
  readonly pool: pg.Pool | null;
  /** Resolves when the database answers and accepts writes (see `healthWrites`), and rejects otherwise. */
  readonly ping: (nowMs?: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, otherwise SQLite in `dataDir`, and migrates the schema. Throws a
 * StartError with a clear one-line message on failure.
 *
 * @param warn receives problems that do not stop the program, such as a connection lost later
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
    const { db, pool } = await openPostgresql(
      config.databaseUrl,
      (error) => warn(`A database connection was lost: ${error.message}`),
      { watch: noted },
    );
    const run: RunQuery = async (query) => (await db.executeQuery(query)).rows;
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
      // Kysely ends a pool only if it has used it.
      if (pool !== null && !pool.ended) await pool.end();
    },
  };
};
