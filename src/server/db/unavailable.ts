import { isDamage } from './health/damage.ts';
import { isBeingMoved } from './move/refusal.ts';

/**
 * What a database that is gone, hangs or is too busy fails with: codes of the network, of PostgreSQL's
 * classes 08 (connection), 53 (resources) and 57 (stopped or cancelled), of a database that only reads (25006), of two at
 * once of which one had to give way (40P01, 40001), of SQLite's lock, of a disk that is full, only to be read, or
 * broken, and of files that are gone (STORAGE_LOST); and damaged data.
 */
const CODES =
  /^(STORAGE_LOST|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|ENFILE|08\w{3}|53\w{3}|57\w{3}|55P03|25006|40P01|40001|SQLITE_(?:BUSY|FULL|READONLY|IOERR|CANTOPEN)\w*)$/;

/** What the PostgreSQL client says when there is no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a statement failed because the database could not be asked, so that the same may work later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && CODES.test(error.code)) ||
    MESSAGES.test(error.message) ||
    isDamage(error) ||
    isBeingMoved(error));
