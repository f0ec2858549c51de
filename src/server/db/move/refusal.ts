/** The part of the error message that shows that a database is closed for writing. */
export const CLOSED_WORDS = 'Evenkeel is being moved';

/** Our own error code (SQLSTATE) with which PostgreSQL rejects writes while a database is closed for writing. */
export const CLOSED_CODE = 'EKMOV';

/** Whether a statement failed because the database is being moved. Works for both engines. */
export const isBeingMoved = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === CLOSED_CODE ||
    (error.code === 'SQLITE_CONSTRAINT_TRIGGER' && error.message === CLOSED_WORDS));
