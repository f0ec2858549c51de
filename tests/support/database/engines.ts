import { inject } from 'vitest';
import { FULL } from '#tests/support/full.ts';
import { type CreatedDatabase, createPostgres, createSqlite } from './create.ts';

/** All database engines that Evenkeel supports, for tests of stores, concurrency and SQL. */
export const ENGINES = ['sqlite', 'postgresql'] as const;

export type Engine = (typeof ENGINES)[number];

/**
 * The engines for tests whose SQL is already covered on both engines by other tests: one engine, or both in a full run.
 */
export const ANY_ENGINE: readonly Engine[] = FULL ? ENGINES : ['sqlite'];

export type FreshDatabase = CreatedDatabase<
  { readonly dataDir: string } | { readonly databaseUrl: string }
>;

/** Creates an empty database of the engine, for tests of databases themselves. */
export const freshDatabase = (engine: Engine): Promise<FreshDatabase> =>
  engine === 'sqlite' ? createSqlite() : createPostgres(inject('postgresAdminUrl'));

/** Creates a database of the engine with the current schema and no people. */
export const migratedDatabase = (engine: Engine): Promise<FreshDatabase> =>
  engine === 'sqlite'
    ? createSqlite(inject('sqliteTemplate'))
    : createPostgres(inject('postgresAdminUrl'), inject('postgresTemplate'));
