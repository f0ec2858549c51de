import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** The files of the database were deleted, replaced or written over while they were open: what is written now is lost. */
class StorageLost extends Error {
  override readonly name = 'StorageLost';
  readonly code = 'STORAGE_LOST';
  constructor(path: string) {
    super(
      `The database file ${path} was deleted, replaced or written over. Put it back, and start Evenkeel again.`,
    );
  }
}

const identityOf = (path: string): string | null => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
};

/** Where the header of a file of SQLite counts its changes. */
const CHANGES_AT = 24;

/** What of a database file only grows while nobody writes over it: its size, and what its header counts. */
const growthOf = (file: number): { readonly size: number; readonly changes: number } => {
  const header = Buffer.alloc(CHANGES_AT + 4);
  readSync(file, header, 0, header.length, 0);
  return { size: fstatSync(file).size, changes: header.readUInt32BE(CHANGES_AT) };
};

export interface FileWatch {
  /** Throws `StorageLost` while the files are not those that were there, and from then on when one was written over. */
  readonly check: () => void;
  /** To be called once SQLite has closed the file: closing it in the same process ends the locks of SQLite. */
  readonly stop: () => void;
}

/**
 * Remembers which files a database has now, and looks whether they are still those that bear its names, and whether another
 * one was written over it. Files that were moved away can come back; what was written over cannot.
 */
export const watchFiles = (path: string): FileWatch => {
  const known = [path, `${path}-wal`].map((one) => [one, identityOf(one)] as const);
  const file = openSync(path, 'r');
  let seen = growthOf(file);
  let isOverwritten = false;
  return {
    check: () => {
      const gone = known.find(([one, identity]) => identityOf(one) !== identity);
      if (gone !== undefined) throw new StorageLost(gone[0]);
      const before = seen;
      seen = growthOf(file);
      isOverwritten ||= seen.size < before.size || seen.changes < before.changes;
      if (isOverwritten) throw new StorageLost(path);
    },
    stop: () => closeSync(file),
  };
};
