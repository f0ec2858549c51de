import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/config.ts';
import { migrate, refuseNewerSchema } from './migrate.ts';
import type { Schema } from './schema/schema.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS_MAX = 10;

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

/**
 * Connects to `databaseUrl` and brings its schema up to date. Throws a StartError when the server
 * cannot be reached or the schema is newer than the program.
 */
export const openPostgresql = async (
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<OpenPostgresql> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, a connection that breaks while idle would end the whole program.
  pool.on('error', onIdleError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reachable(pool);
    await refuseNewerSchema(db);
    await migrate(db);
    return { db, pool };
  } catch (error) {
    await db.destroy();
    if (error instanceof pg.DatabaseError) {
      throw new StartError(`The database at DATABASE_URL cannot be used: ${error.message}.`);
    }
    throw error;
  }
};
