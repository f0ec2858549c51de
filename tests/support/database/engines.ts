import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

/** The databases that Evenkeel supports; all tests of stores run on both. */
export const ENGINES = ['sqlite', 'postgresql'] as const;

export type Engine = (typeof ENGINES)[number];

/** An empty database for one test. */
export interface FreshDatabase {
  /** Where it is, as the server's settings name it. */
  readonly settings: { readonly dataDir: string } | { readonly databaseUrl: string };
  /** Deletes it; connections that are still open are cut. */
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

const freshPostgres = async (): Promise<FreshDatabase> => {
  const adminUrl = inject('postgresAdminUrl');
  const name = `evenkeel_test_${randomBytes(8).toString('hex')}`;
  await onAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    settings: { databaseUrl: url.href },
    remove: () => onAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  };
};

const freshSqlite = async (): Promise<FreshDatabase> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenkeel-test-'));
  return {
    settings: { dataDir },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
};

/** Creates an empty database of the engine for one test. */
export const freshDatabase = (engine: Engine): Promise<FreshDatabase> =>
  engine === 'sqlite' ? freshSqlite() : freshPostgres();
