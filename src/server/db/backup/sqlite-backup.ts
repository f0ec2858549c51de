import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import BetterSqlite3 from 'better-sqlite3';
import { StartError } from '#server/config.ts';
import { digestsOf } from '#server/db/contents/digests.ts';
import { sqliteContents, sqliteTableNames } from '#server/db/contents/sqlite-contents.ts';
import { sqliteDoor } from '#server/db/move/closed.ts';
import { databaseFileIn } from '#server/db/sqlite/sqlite.ts';
import type { BackupEngine, BroughtBack } from './engine.ts';
import { stampOf, syncFile, syncFolder } from './files.ts';
import { withScratch } from './scratch.ts';

const BUSY_TIMEOUT_MS = 10_000;

/** Runs work on an SQLite file, and turns SQLite's errors into a StartError. */
const onFile = async <Result>(
  file: string,
  work: (database: BetterSqlite3.Database) => Promise<Result>,
): Promise<Result> => {
  let database: BetterSqlite3.Database | null = null;
  try {
    database = new BetterSqlite3(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    return await work(database);
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    throw new StartError(`The database ${file} cannot be used: ${error.message}`);
  } finally {
    database?.close();
  }
};

const stepsOf = (database: BetterSqlite3.Database): readonly string[] => {
  if (!sqliteTableNames(database).includes('kysely_migration')) {
    throw new StartError(`The file ${database.name} is no database of Evenkeel.`);
  }
  return database
    .prepare<[], { name: string }>('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => name);
};

/** Runs work with exclusive access to the file. Throws when another program has the file open. */
const alone = async (file: string, work: () => Promise<void>): Promise<void> => {
  let database: BetterSqlite3.Database | null = null;
  try {
    database = new BetterSqlite3(file, { fileMustExist: true, timeout: 0 });
    // This switches WAL mode off, which fails while other connections exist, and merges the log into the database file.
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
    await work();
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    throw new StartError(
      error.code.startsWith('SQLITE_BUSY')
        ? `Evenkeel or another program has ${file} open. Stop it first. Nothing was changed.`
        : `The database ${file} cannot be opened: ${error.message}. Put it, with the files beside it that begin with its name, somewhere else yourself to go on. Nothing was changed.`,
    );
  } finally {
    database?.close();
  }
};

/** Throws when the log files of a missing database remain, because SQLite would apply them to the new database. */
export const refuseLeftovers = (file: string): void => {
  const left = ['-wal', '-shm', '-journal']
    .map((end) => file + end)
    .filter((one) => existsSync(one));
  if (left.length === 0) return;
  throw new StartError(
    `Beside the missing ${file} lie files that belong to it: ${left.join(', ')}. Put them where that file is. Nothing was changed.`,
  );
};

/** Gives a file a second name with a hard link, or copies the file where hard links are not supported. */
const alsoAs = (file: string, name: string): void => {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
    syncFile(name);
  }
};

const puttingInPlace =
  (dataDir: string, brought: string): BroughtBack['takePlace'] =>
  async (nowMs) => {
    const file = databaseFileIn(dataDir);
    if (!existsSync(file)) {
      refuseLeftovers(file);
      renameSync(brought, file);
      syncFolder(dataDir);
      return null;
    }
    const aside = path.join(dataDir, `evenkeel-before-${stampOf(nowMs)}.db`);
    await alone(file, async () => {
      alsoAs(file, aside);
      syncFolder(dataDir);
      // Renaming is atomic: the file name always refers to the complete old database or the complete new one.
      renameSync(brought, file);
      syncFolder(dataDir);
    });
    return aside;
  };

/**
 * Makes and restores backups of the SQLite database in `dataDir`. Plaintext is written only to a temporary folder in
 * `dataDir`.
 */
export const sqliteBackup = (dataDir: string, signal: AbortSignal): BackupEngine => ({
  engine: 'sqlite',

  snapshot: (use) => {
    const file = databaseFileIn(dataDir);
    if (!existsSync(file)) throw new StartError(`There is no database in ${dataDir}.`);
    return withScratch(dataDir, async (scratch) => {
      const copy = path.join(scratch, 'copy.db');
      await onFile(file, async (database) => {
        stepsOf(database);
        if ((await sqliteDoor(database).state()) !== 'open') {
          throw new StartError('The database is being moved, or was moved. Back up the new one.');
        }
        database.prepare('vacuum into ?').run(copy);
      });
      signal.throwIfAborted();
      const known = await onFile(copy, async (database) => ({
        tables: await digestsOf(sqliteContents(database)),
        steps: stepsOf(database),
      }));
      return use({ ...known, body: createReadStream(copy) });
    });
  },

  bringBack: (body, use) => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return withScratch(dataDir, async (scratch) => {
      const file = path.join(scratch, 'evenkeel.db');
      await pipeline(body, createWriteStream(file, { mode: 0o600, flush: true }), { signal });
      const tables = await onFile(file, async (database) => {
        if (database.pragma('integrity_check', { simple: true }) !== 'ok') {
          throw new StartError('The database in this backup is damaged.');
        }
        return digestsOf(sqliteContents(database));
      });
      signal.throwIfAborted();
      return use({ tables, takePlace: puttingInPlace(dataDir, file) });
    });
  },

  refuseInUse: async () => {
    const file = databaseFileIn(dataDir);
    if (existsSync(file)) await alone(file, async () => undefined);
  },
});
