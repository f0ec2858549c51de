import type { Digests } from '#server/db/contents/digests.ts';

/** A copy of the database as it is at one instant. */
interface Snapshot {
  readonly tables: Digests;
  /** The names of the steps of its schema. */
  readonly steps: readonly string[];
  /** The bytes of which `BackupEngine.bringBack` makes the database again. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** A database that was brought back beside the one in use. */
export interface BroughtBack {
  readonly tables: Digests;
  /**
   * Puts it in the place of the one in use, as one step. Returns where that one is now, or null when there was none.
   *
   * @throws StartError when other programs use the database; nothing has changed then
   */
  readonly takePlace: (nowMs: number) => Promise<string | null>;
}

/** What differs between the engines when their databases are backed up and brought back. */
export interface BackupEngine {
  readonly engine: 'sqlite' | 'postgresql';
  /** Takes a snapshot, without keeping anybody from writing, and gives it to `use`. */
  readonly snapshot: <Result>(use: (snapshot: Snapshot) => Promise<Result>) => Promise<Result>;
  /** Makes a database of the bytes of a snapshot, gives it to `use`, and removes what was not put in place. */
  readonly bringBack: <Result>(
    body: AsyncIterable<Uint8Array>,
    use: (database: BroughtBack) => Promise<Result>,
  ) => Promise<Result>;
  /** Throws a StartError when other programs use the database. */
  readonly refuseInUse: () => Promise<void>;
}
