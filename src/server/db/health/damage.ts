/** The error codes of SQLite and PostgreSQL for corrupt pages. */
const CODES = /^(SQLITE_(?:CORRUPT\w*|NOTADB)|XX00[12])$/;

/** Whether an error reports corrupt data on disk. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.test(String(error.code));

/**
 * Remembers until the program restarts that a query found corruption, because a health check writes to other pages and
 * would not notice the corruption.
 */
export interface Damage {
  readonly note: (error: unknown) => void;
  /** Throws the first corruption error that was noted, if there was one. */
  readonly check: () => void;
}

export const damageLog = (): Damage => {
  let met: unknown = null;
  return {
    note: (error) => {
      if (met === null && isDamage(error)) met = error;
    },
    check: () => {
      if (met !== null) throw met;
    },
  };
};
