import BetterSqlite3 from 'better-sqlite3';

/** Statements within this time share one emptying of the log. */
const DELAY_MS = 1_000;
/** The delay doubles up to this while the log cannot be emptied. */
const LONGEST_DELAY_MS = 60_000;
/** The longest that emptying waits for readers in other processes, since it blocks this whole process. */
const WAIT_MS = 50;
/** The `user_version` of a vacuumed file, which no longer contains data deleted before `secure_delete` was on. */
const VACUUMED = 1;

/** Keeps deleted and replaced content from staying readable in the data folder. */
export interface Erasure {
  /** Schedules emptying the write-ahead log, which may still contain what the last statement deleted or replaced. */
  readonly afterReplacing: () => void;
  /** Empties the log and stops the timer; call it before closing the file. */
  readonly stop: () => void;
}

/** Checkpoints and truncates the log. False when other processes or statements block it, or the disk is full. */
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

/** Rewrites the file once, without previously deleted data. A failure is retried at the next start. */
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
 * Makes SQLite overwrite deleted and replaced data, in the file and soon after also in its log.
 *
 * @param warn called when a file of an earlier version could not be rewritten
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
