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
import { foreignLock, type Lock } from './lock.ts';
import { type Prepare, type PreparedStatement, type RunQuery, sqliteRunner } from './runner.ts';

/** How long the start waits for SQLite's lock, because another process may be migrating the schema. */
const START_TIMEOUT_MS = 10_000;
/**
 * How long SQLite itself waits for its lock. It blocks the event loop in this time, so the time is very short. See
 * `foreignLock` for longer waits.
 */
const BUSY_TIMEOUT_MS = 5;
const WAL_ATTEMPTS = 50;
const STATEMENTS_KEPT = 500;

/** DDL is transactional in SQLite, so a failed migration leaves nothing behind. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock at the start of each transaction. Otherwise, a transaction that first reads and then writes
 * would fail immediately, without waiting, if another process wrote in between.
 */
class Driver extends SqliteDriver {
  readonly #lock: Lock;
  readonly #file: BetterSqlite3.Database;

  constructor(config: SqliteDialectConfig, { lock, file }: Pick<OpenSqlite, 'lock' | 'file'>) {
    super(config);
    this.#lock = lock;
    this.#file = file;
  }

  /** Rolls back, unless SQLite has already rolled back by itself, as it does when the disk is full. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }

  /** Returns a connection whose writes wait while another process holds the lock. */
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

/** Matches a commit. The pattern below matches statements that replace existing content. */
const COMMITS = /^commit\b/i;
const REPLACES = /\b(?:delete|update|replace)\b/i;

/** Prepares each statement only once, because preparing a statement takes longer than running it. */
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
    // SQLite reports `commit` as read-only.
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
    // Schema changes run only once, so they are not cached.
    if (/^(select|insert|update|delete|with)\b/i.test(sql)) prepared.set(sql, made);
    return made;
  };
};

/** The database file in a data folder. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'evenkeel.db');

/** Whether other users of this machine can read a folder. On Windows the file mode does not show this. */
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

/** Throws a StartError that names the user and the file or folder. SQLite alone would fail only at the first write. */
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
    // Health data must be private, even from other users of this machine.
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

/**
 * Switches the file to WAL mode. If another process is switching it at the same time, SQLite fails instead of waiting,
 * so the switch is retried.
 */
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

/** Throws when a page of the file is damaged, so that corruption is found before more data is written. */
const refuseDamaged = (file: BetterSqlite3.Database, dataDir: string): void => {
  const found = file.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw damaged(dataDir, found);
};

/** An open SQLite database: the query builder, the faster `run`, and the file for the rate limiter. */
export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  readonly file: BetterSqlite3.Database;
  readonly lock: Lock;
  readonly run: RunQuery;
}

/**
 * Opens or creates the database in `dataDir` and migrates its schema. Every acknowledged write is on disk (WAL with
 * synchronous FULL), and deleted or replaced data is erased. Throws a StartError when the folder or the file cannot be
 * used, or the schema is newer than the program.
 *
 * @param warn receives problems that do not stop the program
 * @param watch is called for each query
 */
export const openSqlite = async (
  dataDir: string,
  warn: (message: string) => void = () => {},
  watch?: WatchDatabase,
): Promise<OpenSqlite> => {
  const file = openFile(dataDir, warn);
  let erasure: Erasure | null = null;
  let files: FileWatch | null = null;
  const lock = foreignLock();
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
