const UNIQUE_CODES: ReadonlySet<unknown> = new Set([
  '23505',
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
]);

/** Whether a statement violated a unique constraint. Works for both engines. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNIQUE_CODES.has(error.code);

const FOREIGN_KEY_CODES: ReadonlySet<unknown> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Whether a statement failed because a referenced row is missing. Works for both engines. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FOREIGN_KEY_CODES.has(error.code);
