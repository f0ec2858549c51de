import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { databaseFileIn } from '#server/db/sqlite/sqlite.ts';
import { scratchRoot } from './scratch.ts';

/** A database that the caller has to remove. */
export interface CreatedDatabase<Settings> {
  /** The location of the database, as in the server’s settings. */
  readonly settings: Settings;
  /** Deletes the database, even if connections to it are open. */
  remove(): Promise<void>;
}

const onAdmin = async (adminUrl: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Creates a database on the server: empty, or a copy of the template, to which no connection may be open. */
export const createPostgres = async (
  adminUrl: string,
  template?: string,
): Promise<CreatedDatabase<{ readonly databaseUrl: string }>> => {
  const name = `evenkeel_test_${randomBytes(8).toString('hex')}`;
  const like = template === undefined ? '' : ` template ${template}`;
  await onAdmin(adminUrl, `create database ${name}${like}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    settings: { databaseUrl: url.href },
    remove: () => onAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
};

/** Creates a data folder: empty, or with a copy of the file of a closed database. */
export const createSqlite = async (
  template?: string,
): Promise<CreatedDatabase<{ readonly dataDir: string }>> => {
  const dataDir = await mkdtemp(path.join(scratchRoot(), 'evenkeel-test-'));
  if (template !== undefined) await copyFile(template, databaseFileIn(dataDir));
  return {
    settings: { dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};
