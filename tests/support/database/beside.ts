import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseSettings } from './commands.ts';

const onServer = async <Row extends object>(sql: string): Promise<readonly Row[]> => {
  const client = new Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

/** Other files in the database’s folder, or databases whose names share its prefix. */
export const siblingDatabases = async (settings: DatabaseSettings): Promise<readonly string[]> => {
  if ('DATA_DIR' in settings) {
    return readdirSync(settings.DATA_DIR).filter((name) => !/^evenkeel\.db/.test(name));
  }
  const name = nameOf(settings.DATABASE_URL);
  const rows = await onServer<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, '${name.slice(0, 30)}_')`,
  );
  return rows.map(({ datname }) => datname).filter((one) => one !== name);
};

/** Removes one of the files or databases that `siblingDatabases` returns. */
export const removeBeside = async (settings: DatabaseSettings, name: string): Promise<void> => {
  if ('DATA_DIR' in settings) await rm(path.join(settings.DATA_DIR, name), { recursive: true });
  else await onServer(`drop database ${name} with (force)`);
};

/** Deletes a database with everything in it. */
export const deleteEverything = async (settings: DatabaseSettings): Promise<void> => {
  if ('DATA_DIR' in settings) await rm(settings.DATA_DIR, { recursive: true });
  else await onServer(`drop database ${nameOf(settings.DATABASE_URL)} with (force)`);
};
