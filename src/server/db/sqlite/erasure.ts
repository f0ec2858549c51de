import type BetterSqlite3 from 'better-sqlite3';

/** Deletions that come one after the other share one emptying of the log. */
const SOON_MS = 500;
/** Emptying waits no longer than this for others who read, since everybody waits with it. */
const WAIT_MS = 50;
/** Kept in the file: deleted content of earlier versions has been overwritten. */
const REWRITTEN = 1;

/** What keeps deleted entries from staying readable in the files of the data folder. */
export interface Erasure {
  /** Has the write-ahead log emptied soon, since the old content of what a statement deletes is still in it. */
  readonly afterDeletion: () => void;
  /** Empties the log and stops the timer, before the file is closed. */
  readonly stop: () => void;
}

/** Writes the log into the file and empties it. False when others were in the way, or the disk was. */
const emptyLog = (file: BetterSqlite3.Database): boolean => {
  const waitMs = file.pragma('busy_timeout', { simple: true });
  file.pragma(`busy_timeout = ${WAIT_MS}`);
  try {
    return file.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } catch {
    return false;
  } finally {
    file.pragma(`busy_timeout = ${waitMs}`);
  }
};

/**
 * Has SQLite overwrite what is deleted, in the file and soon after also in its log. A file in which nothing
 * was overwritten so far is rewritten once.
 */
export const eraseDeleted = (file: BetterSqlite3.Database): Erasure => {
  file.pragma('secure_delete = ON');
  if (file.pragma('user_version', { simple: true }) !== REWRITTEN) {
    file.exec('vacuum');
    file.pragma(`user_version = ${REWRITTEN}`);
  }
  emptyLog(file);
  let timer: NodeJS.Timeout | null = null;
  const afterDeletion = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      if (file.inTransaction || !emptyLog(file)) afterDeletion();
    }, SOON_MS).unref();
  };
  return {
    afterDeletion,
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      emptyLog(file);
    },
  };
};
