import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Engine } from '#tests/support/database/engines.ts';
import { startPostgres } from '#tests/support/database/postgres-server.ts';

/** A database for a benchmark, with the same durability settings as in production. */
export interface Store {
  /** The server settings that select this database. */
  readonly settings: Readonly<Record<string, string>>;
  /** The location, for opening the database directly. */
  readonly place: { readonly dataDir: string; readonly databaseUrl: string | null };
  /** Deletes the database. */
  remove(): Promise<void>;
}

const onPostgresql = async (): Promise<Store> => {
  const server = await startPostgres(true);
  return {
    settings: { DATABASE_URL: server.adminUrl },
    place: { dataDir: '', databaseUrl: server.adminUrl },
    remove: () => server.stop(),
  };
};

const onSqlite = (): Store => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evenkeel-bench-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    settings: { DATA_DIR: dataDir },
    place: { dataDir, databaseUrl: null },
    remove: async () => {
      remove();
      process.off('exit', remove);
    },
  };
};

/** Creates an empty database and removes it when `use` is done. */
export const withStore = async <Result>(
  engine: Engine,
  use: (store: Store) => Promise<Result>,
): Promise<Result> => {
  const store = engine === 'sqlite' ? onSqlite() : await onPostgresql();
  try {
    return await use(store);
  } finally {
    await store.remove();
  }
};
