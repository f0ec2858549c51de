import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/**
 * The error when the open database files were deleted, replaced or overwritten, so that everything written from now on
 * would be lost.
 */
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

/** The offset of the change counter in the header of an SQLite file. */
const CHANGES_AT = 24;

/** The file's size and its change counter. Both values only grow, unless another program overwrites the file. */
const growthOf = (file: number): { readonly size: number; readonly changes: number } => {
  const header = Buffer.alloc(CHANGES_AT + 4);
  readSync(file, header, 0, header.length, 0);
  return { size: fstatSync(file).size, changes: header.readUInt32BE(CHANGES_AT) };
};

export interface FileWatch {
  /**
   * Throws `StorageLost` while a file is not the file that was opened, and permanently after a file was overwritten.
   */
  readonly check: () => void;
  /**
   * Stops watching. Call this after SQLite has closed the file: closing any handle to it in the same process releases
   * SQLite's locks.
   */
  readonly stop: () => void;
}

/**
 * Remembers which files a database consists of, and checks whether these files are still in place and have not been
 * overwritten. A file that was moved away can come back, but an overwritten file cannot.
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
