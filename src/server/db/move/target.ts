import { existsSync, linkSync, mkdirSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type pg from 'pg';
import { StartError } from '#server/config.ts';
import { syncFile, syncFolder } from '#server/db/backup/files.ts';
import { onDatabase } from '#server/db/backup/postgresql-databases.ts';
import { withScratch } from '#server/db/backup/scratch.ts';
import { refuseLeftovers } from '#server/db/backup/sqlite-backup.ts';
import { type Contents, quoted, type Row, type Table } from '#server/db/contents/contents.ts';
import { postgresqlAdder, postgresqlContents } from '#server/db/contents/postgresql-contents.ts';
import { sqliteAdder, sqliteContents } from '#server/db/contents/sqlite-contents.ts';
import { openDatabase } from '#server/db/open.ts';
import { databaseFileIn } from '#server/db/sqlite/sqlite.ts';
import { isMoved } from './moved-tables.ts';
import type { Place } from './source.ts';

/** A new database while it is being filled. */
interface Filling {
  readonly add: (table: Table, rows: readonly Row[]) => Promise<void>;
  /** The contents added so far. */
  readonly contents: () => Promise<Contents>;
}

/** The database into which the contents are moved. */
export interface Target {
  /** Throws a StartError when the database already has contents. Changes nothing. */
  readonly refuseFilled: () => Promise<void>;
  /**
   * Creates the database and passes it to `fill`. If `fill` succeeds, all added rows are committed, otherwise no row
   * is.
   */
  readonly make: (fill: (filling: Filling) => Promise<void>) => Promise<void>;
}

/** Migrates the schema to the latest step. */
const prepare = async (place: Place): Promise<void> => {
  const database = await openDatabase(place);
  await database.close();
};

const fillFile = async (path: string, fill: (filling: Filling) => Promise<void>): Promise<void> => {
  const file = new BetterSqlite3(path);
  try {
    file.pragma('journal_mode = DELETE');
    file.pragma('foreign_keys = OFF');
    file.exec('begin exclusive');
    await fill({ add: sqliteAdder(file), contents: async () => sqliteContents(file) });
    if (file.prepare('pragma foreign_key_check').all().length > 0) {
      throw new StartError('Some entries belong to nobody, so they cannot be moved.');
    }
    file.exec('commit');
  } finally {
    file.close();
  }
};

const sqliteTarget = (dataDir: string): Target => {
  const final = databaseFileIn(dataDir);
  const refuseFilled = async (): Promise<void> => {
    if (existsSync(final)) throw new StartError(`There is a database in ${dataDir} already.`);
    refuseLeftovers(final);
  };
  return {
    refuseFilled,
    make: async (fill) => {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      await withScratch(dataDir, async (scratch) => {
        await prepare({ dataDir: scratch, databaseUrl: null });
        const file = databaseFileIn(scratch);
        await fillFile(file, fill);
        syncFile(file);
        await refuseFilled();
        // Unlike a rename, a hard link never overwrites an existing file.
        linkSync(file, final);
        syncFolder(dataDir);
      });
    },
  };
};

const refuseRows = async (client: pg.ClientBase): Promise<void> => {
  const { tables } = await postgresqlContents(client);
  for (const { name } of tables.filter((table) => isMoved(table.name))) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount !== 0) {
      throw new StartError(
        `The database to move to has something in its table ${name} already. Make a new, empty one for it.`,
      );
    }
  }
};

const postgresqlTarget = (databaseUrl: string): Target => ({
  refuseFilled: () => onDatabase(databaseUrl, refuseRows),
  make: async (fill) => {
    await prepare({ dataDir: '', databaseUrl });
    await onDatabase(databaseUrl, async (client) => {
      await client.query('begin');
      try {
        await refuseRows(client);
        await fill({ add: postgresqlAdder(client), contents: () => postgresqlContents(client) });
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
  },
});

/** The database at this location, as the target of a move. */
export const targetAt = ({ dataDir, databaseUrl }: Place): Target =>
  databaseUrl === null ? sqliteTarget(dataDir) : postgresqlTarget(databaseUrl);
