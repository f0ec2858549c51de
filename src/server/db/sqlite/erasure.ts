import BetterSqlite3 from 'better-sqlite3';

/** How long after a statement the log is truncated. All statements within this time share one truncation. */
const DELAY_MS = 1_000;
/** While the log cannot be truncated, the delay doubles up to this limit. */
const LONGEST_DELAY_MS = 60_000;
/** How long truncating the log may wait for readers in other processes. The wait blocks this whole process. */
const WAIT_MS = 50;
/**
 * The `user_version` of a file after it was vacuumed. Such a file contains no deleted data from before `secure_delete`
 * was turned on.
 */
const VACUUMED = 1;

/** Ensures that deleted and replaced content does not stay readable in the data folder. */
export interface Erasure {
  /** Schedules a truncation of the write-ahead log, which may still contain the deleted or replaced content. */
  readonly afterReplacing: () => void;
  /** Truncates the log and stops the timer. Call this before closing the file. */
  readonly stop: () => void;
}

/**
 * Checkpoints and truncates the log. Returns false when other processes or statements block it, or when the disk is
 * full.
 */
const emptyLog = (file: BetterSqlite3.Database): boolean => {
  try {
    const waitMs = file.pragma('busy_timeout', { simple: true });
    file.pragma(`busy_timeout = ${WAIT_MS}`);
    try {
      return file.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
    } finally {
      file.pragma(`busy_timeout = ${waitMs}`);
    }
  } catch {
    return false;
  }
};

/**
 * Rewrites the file once, without the data that was deleted earlier. If this fails, it is tried again at the next
 * start.
 */
const vacuumOnce = (file: BetterSqlite3.Database, warn: (message: string) => void): void => {
  try {
    if (file.pragma('user_version', { simple: true }) === VACUUMED) return;
    file.exec('vacuum');
    file.pragma(`user_version = ${VACUUMED}`);
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    warn(
      `What was deleted earlier could not be erased from the database yet, and will be at the next start: ${error.message}`,
    );
  }
};

/**
 * Makes SQLite overwrite deleted and replaced data immediately in the file, and soon afterwards in its log.
 *
 * @param warn called when a file from an earlier version could not be rewritten
 */
export const eraseReplaced = (
  file: BetterSqlite3.Database,
  warn: (message: string) => void,
): Erasure => {
  file.pragma('secure_delete = ON');
  vacuumOnce(file, warn);
  let timer: NodeJS.Timeout | null = null;
  const emptyAfter = (delayMs: number): void => {
    timer ??= setTimeout(() => {
      timer = null;
      if (file.inTransaction) emptyAfter(delayMs);
      else if (!emptyLog(file)) emptyAfter(Math.min(2 * delayMs, LONGEST_DELAY_MS));
    }, delayMs).unref();
  };
  if (!emptyLog(file)) emptyAfter(DELAY_MS);
  return {
    afterReplacing: () => emptyAfter(DELAY_MS),
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      emptyLog(file);
    },
  };
};
