import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';

/** How long another process may hold the lock before writes are rejected. */
const WAIT_MS = 2_000;
/** The pause between two attempts; the event loop runs meanwhile. */
export const PAUSE_MS = 20;

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** Tracks the lock another process holds, and waits for it without blocking the event loop. */
export interface Lock {
  /** Whether to retry after this error and a pause. */
  readonly isWorthWaiting: (error: unknown) => boolean;
  /** Records a successful write. */
  readonly wasFree: () => void;
  /** Retries a write until the lock is free; throws SQLite's error when it is held for too long. */
  readonly through: <Result>(write: () => Promise<Result>) => Promise<Result>;
}

/**
 * All writes share one waiting time, which starts with the first failure, so that later ones do not each wait in full.
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
