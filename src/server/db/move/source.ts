import { existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { StartError } from '#server/config.ts';
import { onDatabase } from '#server/db/backup/postgresql-databases.ts';
import type { Contents } from '#server/db/contents/contents.ts';
import { postgresqlContents } from '#server/db/contents/postgresql-contents.ts';
import { sqliteContents } from '#server/db/contents/sqlite-contents.ts';
import { databaseFileIn } from '#server/db/sqlite/sqlite.ts';
import { type Door, postgresqlDoor, sqliteDoor } from './closed.ts';

const BUSY_TIMEOUT_MS = 10_000;

/** The location of a database, as given in the settings. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** The database to move from. */
export interface Source {
  readonly door: Door;
  /** The names of the schema's migration steps. */
  readonly steps: () => Promise<readonly string[]>;
  /** Passes the contents of the database at one instant to `use`. */
  readonly read: <Result>(use: (contents: Contents) => Promise<Result>) => Promise<Result>;
}

const STEPS = 'select name from kysely_migration order by name';

const onSqlite = async <Result>(
  dataDir: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> => {
  const path = databaseFileIn(dataDir);
  if (!existsSync(path)) throw new StartError(`There is no database in ${dataDir}.`);
  const file = new BetterSqlite3(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    return await work({
      door: sqliteDoor(file),
      steps: async () =>
        file
          .prepare<[], { name: string }>(STEPS)
          .all()
          .map(({ name }) => name),
      read: async (use) => {
        file.exec('begin');
        try {
          return await use(sqliteContents(file));
        } finally {
          file.exec('rollback');
        }
      },
    });
  } finally {
    file.close();
  }
};

const onPostgresql = <Result>(
  databaseUrl: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> =>
  onDatabase(databaseUrl, (client) =>
    work({
      door: postgresqlDoor(client),
      steps: async () => (await client.query<{ name: string }>(STEPS)).rows.map(({ name }) => name),
      read: async (use) => {
        await client.query('begin transaction isolation level repeatable read, read only');
        try {
          return await use(await postgresqlContents(client));
        } finally {
          await client.query('rollback');
        }
      },
    }),
  );

/** Opens the database to move from, and keeps it open while `work` runs. */
export const onSource = <Result>(
  { dataDir, databaseUrl }: Place,
  work: (source: Source) => Promise<Result>,
): Promise<Result> =>
  databaseUrl === null ? onSqlite(dataDir, work) : onPostgresql(databaseUrl, work);
