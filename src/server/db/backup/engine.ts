import type { Digests } from '#server/db/contents/digests.ts';

/** A consistent copy of the database at one instant. */
interface Snapshot {
  readonly tables: Digests;
  /** The names of the schema's migration steps. */
  readonly steps: readonly string[];
  /** The bytes from which `BackupEngine.bringBack` recreates the database. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** A restored database that has not yet replaced the one in use. */
export interface BroughtBack {
  readonly tables: Digests;
  /**
   * Atomically replaces the database in use with the restored one. Returns the place where the old database is now, or
   * null when there was no old database.
   *
   * @throws StartError when other programs use the database; in that case nothing changes
   */
  readonly takePlace: (nowMs: number) => Promise<string | null>;
}

/** The engine-specific part of backing up and restoring. */
export interface BackupEngine {
  readonly engine: 'sqlite' | 'postgresql';
  /** Takes a snapshot without blocking writers and passes it to `use`. */
  readonly snapshot: <Result>(use: (snapshot: Snapshot) => Promise<Result>) => Promise<Result>;
  /**
   * Creates a database from a snapshot's bytes and passes it to `use`. Afterwards removes the created database, unless
   * it replaced the database in use.
   */
  readonly bringBack: <Result>(
    body: AsyncIterable<Uint8Array>,
    use: (database: BroughtBack) => Promise<Result>,
  ) => Promise<Result>;
  /** Throws a StartError when other programs use the database. */
  readonly refuseInUse: () => Promise<void>;
}
