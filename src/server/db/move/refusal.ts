/** The error message of a database that is closed for writing. */
export const CLOSED_WORDS = 'Evenkeel is being moved';

/** Our own SQLSTATE for it on PostgreSQL. */
export const CLOSED_CODE = 'EKMOV';

/** Whether a statement failed because the database is being moved, on either engine. */
export const isBeingMoved = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === CLOSED_CODE ||
    (error.code === 'SQLITE_CONSTRAINT_TRIGGER' && error.message === CLOSED_WORDS));
