import { Socket } from 'node:net';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { migrate, refuseNewerSchema } from './migrate.ts';
import { refuseMoved } from './move/closed.ts';
import type { Schema } from './schema/schema.ts';
import type { RunQuery } from './sqlite/runner.ts';
import { kindOfQuery, type WatchDatabase, watched } from './watch.ts';

const CONNECTIONS_MAX = 10;

/** Timeouts of PostgreSQL calls, in milliseconds. */
interface TimeLimits {
  /** The limit for connecting, or for waiting until the pool has a free connection. */
  readonly connectMs: number;
  /** The limit for one statement. PostgreSQL itself cancels the statement. */
  readonly statementMs: number;
  /** How long the server may send nothing before the connection is closed. This is longer than `statementMs`. */
  readonly silenceMs: number;
}

const LIMITS: TimeLimits = { connectMs: 10_000, statementMs: 10_000, silenceMs: 15_000 };

/** An open PostgreSQL database: the query builder, the faster `run`, and the pool for the rate limiter. */
export interface OpenPostgresql {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly run: RunQuery;
}

const reachable = async (pool: pg.Pool): Promise<void> => {
  try {
    await pool.query('select 1');
  } catch (error) {
    // When all addresses of a host refuse the connection, the aggregate error has no message, so the messages come from
    // the individual errors.
    const parts = error instanceof AggregateError ? error.errors : [error];
    const reason = parts
      .map((part) => (part instanceof Error ? part.message : String(part)))
      .join('; ');
    throw new StartError(`The database at DATABASE_URL cannot be reached: ${reason}`);
  }
};

const withSchema = (pool: pg.Pool, watch?: WatchDatabase) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...watched(watch) });

/**
 * Runs the most frequent statements without the query builder. A statement has a name, so that each connection prepares
 * it only once. Only statements of `compileOnce` run here, so there are few, and they name their columns: PostgreSQL
 * refuses a prepared `select *` after a migration has added a column.
 */
const runnerOn = (pool: pg.Pool, watch: WatchDatabase | undefined): RunQuery => {
  const names = new Map<string, string>();
  const nameOf = (sql: string): string => {
    const name = names.get(sql) ?? `run-${names.size}`;
    names.set(sql, name);
    return name;
  };
  return async <Row>({ sql, parameters, query }: CompiledQuery<Row>) => {
    const startedMs = performance.now();
    const report = (error: unknown): void =>
      watch?.({ kind: kindOfQuery(query), durationMs: performance.now() - startedMs, error });
    try {
      const client = await pool.connect();
      try {
        const values = [...parameters];
        const { rows } = await client.query({ name: nameOf(sql), text: sql, values });
        report(null);
        // The rows have the type that Kysely gives the compiled query.
        return rows as Row[];
      } finally {
        client.release();
      }
    } catch (error) {
      report(error);
      throw error;
    }
  };
};

interface PostgresqlOptions {
  readonly limits?: TimeLimits;
  /** Called for each query. */
  readonly watch?: WatchDatabase | undefined;
}

/** Creates a connection pool whose connections may fail at any time without ending the process. */
const steadyPool = (
  settings: pg.PoolConfig,
  onConnectionLost: (error: Error) => void,
  silenceMs: number,
): pg.Pool => {
  const pool = new pg.Pool({ max: CONNECTIONS_MAX, ...settings });
  // The pool itself listens for errors only on idle connections, so each connection gets a listener that also catches
  // errors while the connection is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost);
    const stream = client instanceof pg.Client ? client.connection.stream : null;
    if (!(stream instanceof Socket)) return;
    stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: silent')));
  });
  return pool;
};

/** Migrates the schema over connections without a statement timeout, because a step may take long on a large table. */
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
 * Connects to `databaseUrl` and migrates its schema. Throws a StartError when the server cannot be reached, or when the
 * schema is newer than the program. If the server later disappears or hangs, queries fail within the timeouts until it
 * responds again; see `isUnavailable`.
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
  return { db: withSchema(pool, watch), pool, run: runnerOn(pool, watch) };
};
