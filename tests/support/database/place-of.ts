import path from 'node:path';
import { sql } from 'kysely';
import type { Place } from '#server/db/move/source.ts';
import type { Database } from '#server/db/open.ts';

/** The location of an open database. */
export const placeOf = async ({ db, pool }: Pick<Database, 'db' | 'pool'>): Promise<Place> => {
  if (pool !== null) return { dataDir: '', databaseUrl: pool.options.connectionString ?? null };
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  return { dataDir: path.dirname(rows[0]?.file ?? ''), databaseUrl: null };
};
