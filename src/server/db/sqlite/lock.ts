import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';

/** So long may another process hold the lock before writes are refused. */
const WAIT_MS = 2_000;
/** Between two attempts, in which everything else goes on. */
export const PAUSE_MS = 20;

const isBusy = (error: unknown): boolean =>
  error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY');

/** What is known of the lock that another process holds, and waiting for its end without holding up the event loop. */
export interface Lock {
  /** Whether what failed with this is worth another attempt after a pause. */
  readonly isWorthWaiting: (error: unknown) => boolean;
  /** Notes that a write worked. */
  readonly wasFree: () => void;
  /** Writes until the lock is free; throws the error of SQLite when it is held for too long. */
  readonly through: <Result>(write: () => Promise<Result>) => Promise<Result>;
}

/** The wait begins with the first write that failed and is one for all, so that those who come later are not each kept as long. */
export const lockOfOthers = (): Lock => {
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
