import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SelectQueryNode,
  SqliteAdapter,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StartError } from '#server/config.ts';
import { isDamage } from '#server/db/health/damage.ts';
import { migrate, refuseNewerSchema } from '#server/db/migrate.ts';
import { refuseMoved } from '#server/db/move/closed.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type WatchDatabase, watched } from '#server/db/watch.ts';
import { type Erasure, eraseReplaced } from './erasure.ts';
import { type FileWatch, watchFiles } from './files.ts';
import { type Lock, lockOfOthers } from './lock.ts';
import { type Prepare, type PreparedStatement, type RunQuery, sqliteRunner } from './runner.ts';

/** Another process may bring the schema up to date while this one starts. */
const START_TIMEOUT_MS = 10_000;
/** SQLite waits without letting anything else happen, so it waits for next to nothing; see `lockOfOthers`. */
const BUSY_TIMEOUT_MS = 5;
const WAL_ATTEMPTS = 50;
const STATEMENTS_KEPT = 500;

/** DDL is part of a transaction in SQLite, so that a failed migration leaves nothing behind. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction asks for the write lock at its start. One that reads first and then writes would
 * fail at once, without waiting, when another process wrote in between.
 */
class Driver extends SqliteDriver {
  readonly #lock: Lock;
  readonly #file: BetterSqlite3.Database;

  constructor(config: SqliteDialectConfig, { lock, file }: Pick<OpenSqlite, 'lock' | 'file'>) {
    super(config);
    this.#lock = lock;
    this.#file = file;
  }

  /** SQLite itself has rolled back where the disk was full, and there is nothing left to roll back. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }

  /** A connection that waits for the lock of another process. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: (query) =>
        SelectQueryNode.is(query.query)
          ? connection.executeQuery(query)
          : this.#lock.through(() => connection.executeQuery(query)),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** What a statement does that takes the place of content which is there. */
const COMMITS = /^commit\b/i;
const REPLACES = /\b(?:delete|update|replace)\b/i;

/** Compiling a statement costs more than running it, so each is compiled once. */
const prepareOnce = (
  file: BetterSqlite3.Database,
  afterReplacing: () => void,
  afterCommit: () => void,
): Prepare => {
  const prepared = new Map<string, PreparedStatement>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = file.prepare(sql);
    const replaces = !statement.readonly && REPLACES.test(sql);
    // SQLite calls the statement that commits one that only reads.
    const writes = !statement.readonly || COMMITS.test(sql);
    const noted = <Result>(result: Result): Result => {
      if (replaces) afterReplacing();
      if (writes && !file.inTransaction) afterCommit();
      return result;
    };
    const made: PreparedStatement = {
      reader: statement.reader,
      readonly: statement.readonly,
      all: (parameters) => noted(statement.all(...parameters)),
      run: (parameters) => noted(statement.run(...parameters)),
      iterate: (parameters) => statement.iterate(...parameters),
    };
    if (prepared.size >= STATEMENTS_KEPT) prepared.clear();
    // Statements that change the schema run once.
    if (/^(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, made);
    return made;
  };
};

/** The file of the database in a data folder. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'evenkeel.db');

/** Whether others on this machine may look into a folder; Windows does not say it by the mode. */
const isOpenToOthers = (folder: string): boolean =>
  process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;

const isPermission = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS'].includes(`${error.code}`);

const FILE_ENDINGS = ['', '-wal', '-shm'];

const userName = (): string => {
  const { uid } = userInfo();
  return uid === -1 ? userInfo().username : `${userInfo().username} (${uid})`;
};

/** Throws a StartError that says who cannot write where; SQLite alone would say it at the first entry. */
const refuseUnwritable = (dataDir: string): void => {
  const files = FILE_ENDINGS.map((ending) => `${databaseFileIn(dataDir)}${ending}`);
  for (const place of [dataDir, ...files.filter((file) => existsSync(file))]) {
    try {
      accessSync(place, constants.R_OK | constants.W_OK);
    } catch {
      throw new StartError(
        `The user ${userName()} cannot write to ${place}. Give it to that user (chown), mount it for writing, or set DATA_DIR to a folder of theirs.`,
      );
    }
  }
};

const openFile = (dataDir: string, warn: (message: string) => void): BetterSqlite3.Database => {
  try {
    // Health data is nobody else's on this machine.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (isOpenToOthers(dataDir)) {
      warn(`Others on this machine may look into ${dataDir}. Close it with: chmod 700 ${dataDir}`);
    }
    refuseUnwritable(dataDir);
    return new BetterSqlite3(databaseFileIn(dataDir), { timeout: START_TIMEOUT_MS });
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (isPermission(error)) {
      throw new StartError(
        `The user ${userName()} cannot make the data folder ${dataDir}. Make it for that user, or set DATA_DIR to a folder of theirs.`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${dataDir} cannot be used: ${reason}`);
  }
};

/** Switching to WAL does not wait for another process that is doing the same, so it is tried again. */
const switchToWal = async (
  file: BetterSqlite3.Database,
  attemptsLeft = WAL_ATTEMPTS,
): Promise<void> => {
  try {
    file.pragma('journal_mode = WAL');
  } catch (error) {
    const busy = error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');
    if (!busy || attemptsLeft === 0) throw error;
    await delay(100);
    await switchToWal(file, attemptsLeft - 1);
  }
};

const damaged = (dataDir: string, found: unknown): StartError =>
  new StartError(
    `The database in ${dataDir} is damaged: ${String(found).replaceAll(/\s+/g, ' ')}. Bring a backup back with: npm run restore -- FILE`,
  );

/** Reads all pages: what was written over or torn is found before anything is built upon it. */
const refuseDamaged = (file: BetterSqlite3.Database, dataDir: string): void => {
  const found = file.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw damaged(dataDir, found);
};

/** An open SQLite database: the query builder, its short cut, and the file for the rate limiter. */
export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  readonly file: BetterSqlite3.Database;
  readonly lock: Lock;
  readonly run: RunQuery;
}

/**
 * Opens, and if need be makes, the database in `dataDir` and brings its schema up to date. Every
 * acknowledged write is on the disk (WAL with synchronous FULL), and what is deleted or
 * replaced leaves it. Throws a StartError when the folder or the file cannot be used or is newer than the program.
 *
 * @param warn is told of what failed without keeping the program from running
 * @param watch is told of each call
 */
export const openSqlite = async (
  dataDir: string,
  warn: (message: string) => void = () => {},
  watch?: WatchDatabase,
): Promise<OpenSqlite> => {
  const file = openFile(dataDir, warn);
  let erasure: Erasure | null = null;
  let files: FileWatch | null = null;
  const lock = lockOfOthers();
  const prepare = prepareOnce(
    file,
    () => erasure?.afterReplacing(),
    () => files?.check(),
  );
  const close = (): void => {
    erasure?.stop();
    file.close();
    files?.stop();
  };
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => new Driver({ database: { prepare, close } }, { lock, file }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const db = new Kysely<Schema>({ dialect, ...watched(watch) });
  try {
    await refuseMoved(db);
    await refuseNewerSchema(db);
    refuseDamaged(file, dataDir);
    await switchToWal(file);
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    await db.transaction().execute((transaction) => migrate(transaction));
    erasure = eraseReplaced(file, warn);
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    const fileWatch = watchFiles(databaseFileIn(dataDir));
    files = fileWatch;
    const inTurn = <Row>(query: CompiledQuery<Row>) => db.executeQuery(query);
    return {
      db,
      file,
      lock,
      run: sqliteRunner({ file, prepare, inTurn, lock, check: fileWatch.check, watch }),
    };
  } catch (error) {
    file.close();
    if (isDamage(error)) throw damaged(dataDir, error instanceof Error ? error.message : error);
    if (error instanceof BetterSqlite3.SqliteError) {
      throw new StartError(`The database in ${dataDir} cannot be used: ${error.message}`);
    }
    throw error;
  }
};
