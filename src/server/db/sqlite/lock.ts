import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';

/** How long writes wait while another process holds the lock, before they are rejected. */
const WAIT_MS = 2_000;
/** How long to pause between two attempts. The event loop is not blocked during the pause. */
export const PAUSE_MS = 20;

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Waits until another process releases its lock on the database, without blocking the event loop. */
export interface Lock {
  /** Whether to pause and try again after this error. */
  readonly isWorthWaiting: (error: unknown) => boolean;
  /** Records that a write succeeded, so that the waiting time starts over. */
  readonly wasFree: () => void;
  /** Retries a write until the lock is free. Throws SQLite's error when the lock is held for too long. */
  readonly through: <Result>(write: () => Promise<Result>) => Promise<Result>;
}

/**
 * Waits for the lock of another process. All writes share one waiting time, which starts with the first write that
 * fails, so that later writes do not each wait for the full time.
 */
export const foreignLock = (): Lock => {
  let heldSinceMs: number | null = null;
  const wasFree = (): void => {
    heldSinceMs = null;
  };
  const isWorthWaiting = (error: unknown): boolean => {
    if (!isBusy(error)) return false;
    heldSinceMs ??= performance.now();
    return performance.now() - heldSinceMs < WAIT_MS;
  };
  return {
    isWorthWaiting,
    wasFree,
    through: async (write) => {
      for (;;) {
        try {
          const result = await write();
          wasFree();
          return result;
        } catch (error) {
          if (!isWorthWaiting(error)) throw error;
        }
        await delay(PAUSE_MS);
      }
    },
  };
};
