import type { Digests } from '#server/db/contents/digests.ts';

/** A consistent copy of the database at one instant. */
interface Snapshot {
  readonly tables: Digests;
  /** The names of its migration steps. */
  readonly steps: readonly string[];
  /** The bytes from which `BackupEngine.bringBack` recreates the database. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** A database that was restored next to the one in use. */
export interface BroughtBack {
  readonly tables: Digests;
  /**
   * Atomically replaces the database in use. Returns the new place of the old one, or null when there was none.
   *
   * @throws StartError when other programs use the database; nothing has changed then
   */
  readonly takePlace: (nowMs: number) => Promise<string | null>;
}

/** The engine-specific part of backing up and restoring. */
export interface BackupEngine {
  readonly engine: 'sqlite' | 'postgresql';
  /** Takes a snapshot without blocking writers, and passes it to `use`. */
  readonly snapshot: <Result>(use: (snapshot: Snapshot) => Promise<Result>) => Promise<Result>;
  /** Creates a database from a snapshot's bytes, passes it to `use`, and removes it unless it took its place. */
  readonly bringBack: <Result>(
    body: AsyncIterable<Uint8Array>,
    use: (database: BroughtBack) => Promise<Result>,
  ) => Promise<Result>;
  /** Throws a StartError when other programs use the database. */
  readonly refuseInUse: () => Promise<void>;
}
