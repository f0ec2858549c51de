import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { migrate, refuseNewerSchema } from './migrate.ts';
import { refuseMoved } from './move/closed.ts';
import type { Schema } from './schema/schema.ts';
import { type WatchDatabase, watched } from './watch.ts';

const CONNECTIONS_MAX = 10;

/** Timeouts of PostgreSQL calls, in milliseconds. */
interface TimeLimits {
  /** For connecting, or waiting for a free connection in the pool. */
  readonly connectMs: number;
  /** For one statement; PostgreSQL itself cancels it. */
  readonly statementMs: number;
  /** Without a byte from the server; the connection is then closed. Longer than `statementMs`. */
  readonly silenceMs: number;
}

const LIMITS: TimeLimits = { connectMs: 10_000, statementMs: 10_000, silenceMs: 15_000 };

/** An open PostgreSQL database: the query builder, and the pool for the rate limiter. */
export interface OpenPostgresql {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
}

const reachable = async (pool: pg.Pool): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (error) {
    // When all addresses of a host refuse the connection, only the parts have a message.
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
  /** Called for each query. */
  readonly watch?: WatchDatabase | undefined;
}

/** A pool whose connections may break at any time without ending the process. */
const steadyPool = (
  settings: pg.PoolConfig,
  onConnectionLost: (error: Error) => void,
  silenceMs: number,
): pg.Pool => {
  const pool = new pg.Pool({ max: CONNECTIONS_MAX, ...settings });
  // The pool listens only to idle connections, so each gets a listener that also covers it while in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost);
    const stream = client instanceof pg.Client ? client.connection.stream : null;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: silent')));
  });
  return pool;
};

/** Migrates the schema over connections without statement timeouts: a step may take long on a large table. */
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
 * Connects to `databaseUrl` and migrates its schema. Throws a StartError when the server cannot be reached or the
 * schema is newer than the program. If the server later disappears or hangs, queries fail within the timeouts (see
 * `isUnavailable`) until it is back.
 *
 * @param onConnectionLost is called for each broken connection
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
