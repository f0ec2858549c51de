import { statSync } from 'node:fs';

/** The files of the database were deleted or replaced while they were open: what is written now is lost. */
class StorageLost extends Error {
  override readonly name = 'StorageLost';
  readonly code = 'STORAGE_LOST';
  constructor(path: string) {
    super(
      `The database file ${path} was deleted or replaced. Put it back, and start Evenkeel again.`,
    );
  }
}

const identityOf = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
};

/**
 * Remembers which files a database has now. Gives what checks that they are still those that bear its names; it
 * throws `StorageLost` when they are not, also when somebody puts others in their place.
 */
export const watchFiles = (path: string): (() => void) => {
  const known = [path, `${path}-wal`].map((one) => [one, identityOf(one)] as const);
  return () => {
    for (const [one, identity] of known)
      if (identityOf(one) !== identity) throw new StorageLost(one);
  };
};
