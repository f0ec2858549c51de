/** What SQLite and PostgreSQL say of pages that do not hold what they should. */
const CODES = /^(SQLITE_(?:CORRUPT\w*|NOTADB)|XX00[12])$/;

/** Whether this is about data that is damaged on the disk. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.test(String(error.code));

/** Remembers damage that a call met, until the program starts again: a check that writes elsewhere finds nothing of it. */
export interface Damage {
  readonly note: (error: unknown) => void;
  /** Throws the first that was met. */
  readonly check: () => void;
}

export const damageMet = (): Damage => {
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
