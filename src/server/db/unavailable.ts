import { isDamage } from './health/damage.ts';
import { isBeingMoved } from './move/refusal.ts';

/**
 * Error codes of a database that is gone, hangs or is overloaded: network errors; PostgreSQL's classes 08 (connection),
 * 53 (resources) and 57 (stopped or canceled), a lock timeout (55P03), a read-only server (25006), and a conflict of
 * concurrent transactions (40P01, 40001); SQLite's lock, and a disk that is full, read-only or broken; and lost files
 * (STORAGE_LOST).
 */
const CODES =
  /^(STORAGE_LOST|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE|08\w{3}|53\w{3}|57\w{3}|55P03|25006|40P01|40001|SQLITE_(?:BUSY|FULL|READONLY|IOERR|CANTOPEN)\w*)$/;

/** The messages of the PostgreSQL client for errors that have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether a statement failed because the database was unavailable, damaged or being moved. A later retry may then
 * succeed.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && CODES.test(error.code)) ||
    MESSAGES.test(error.message) ||
    isDamage(error) ||
    isBeingMoved(error));
