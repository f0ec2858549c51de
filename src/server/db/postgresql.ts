import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { migrate, refuseNewerSchema } from './migrate.ts';
import { refuseMoved } from './move/closed.ts';
import type { Schema } from './schema/schema.ts';
import { type WatchDatabase, watched } from './watch.ts';

const CONNECTIONS_MAX = 10;

/** How long PostgreSQL may take before a call fails, in milliseconds. */
interface TimeLimits {
  /** To connect, or to wait until one of the pool's connections is free. */
  readonly connectMs: number;
  /** For one statement; PostgreSQL itself then cancels it. */
  readonly statementMs: number;
  /** Without a byte from the server; the connection is then given up. Longer than a statement may take. */
  readonly silenceMs: number;
}

const LIMITS: TimeLimits = { connectMs: 10_000, statementMs: 10_000, silenceMs: 15_000 };

/** An open PostgreSQL database: the query builder, and the pool itself for the rate limiter. */
export interface OpenPostgresql {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
}

const reachable = async (pool: pg.Pool): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (error) {
    // A refused connection to a name with several addresses has its message in its parts only.
    const parts = error instanceof AggregateError ? error.errors : [error];
    const reason = parts
      .map((part) => (part instanceof Error ? part.message : String(part)))
      .join('; ');
    throw new StartError(`The database at DATABASE_URL cannot be reached: ${reason}`);
  }
};

const withSchema = (pool: pg.Pool, watch?: WatchDatabase) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...watched(watch) });

interface PostgresqlOptions {
  readonly limits?: TimeLimits;
  /** Is told of each call. */
  readonly watch?: WatchDatabase | undefined;
}

/** A pool whose connections may break at any time without ending the program. */
const steadyPool = (
  settings: pg.PoolConfig,
  onConnectionLost: (error: Error) => void,
  silenceMs: number,
): pg.Pool => {
  const pool = new pg.Pool({ max: CONNECTIONS_MAX, ...settings });
  // The pool listens to idle connections only, so each gets a listener that also hears it while in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost);
    const stream = client instanceof pg.Client ? client.connection.stream : null;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: silent')));
  });
  return pool;
};

/** Brings the schema up to date over connections without limits: a step may take long on a large table. */
const prepareSchema = async (databaseUrl: string, connectMs: number): Promise<void> => {
  const settings = { connectionString: databaseUrl, connectionTimeoutMillis: connectMs };
  const pool = steadyPool(settings, () => undefined, 0);
  const db = withSchema(pool);
  try {
    await reachable(pool);
    await refuseMoved(db);
    await refuseNewerSchema(db);
    await migrate(db);
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      throw new StartError(`The database at DATABASE_URL cannot be used: ${error.message}.`);
    }
    throw error;
  } finally {
    await db.destroy();
  }
};

/**
 * Connects to `databaseUrl` and brings its schema up to date. Throws a StartError when the server
 * cannot be reached or the schema is newer than the program. Later, a server that is gone or hangs makes
 * queries fail in time, see `isUnavailable`, until it is back.
 *
 * @param onConnectionLost is told of each connection that breaks
 */
export const openPostgresql = async (
  databaseUrl: string,
  onConnectionLost: (error: Error) => void,
  { limits: { connectMs, statementMs, silenceMs } = LIMITS, watch }: PostgresqlOptions = {},
): Promise<OpenPostgresql> => {
  await prepareSchema(databaseUrl, connectMs);
  const pool = steadyPool(
    {
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMs,
      statement_timeout: statementMs,
    },
    onConnectionLost,
    silenceMs,
  );
  return { db: withSchema(pool, watch), pool };
};
