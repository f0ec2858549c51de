import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { type Engine, type FreshDatabase, migratedDatabase } from './engines.ts';

export interface OpenFresh extends Database {
  /** Adds a person and returns their id. */
  person(): Promise<UserId>;
  /** Closes and removes the database. */
  end(): Promise<void>;
}

/**
 * Opens a database with the current schema and no people, for tests of stores.
 * @param made a database without the schema; by default, a copy of a migrated database
 */
export const openFresh = async (
  engine: Engine,
  made: Promise<FreshDatabase> = migratedDatabase(engine),
): Promise<OpenFresh> => {
  const fresh = await made;
  const database = await openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
  return {
    ...database,
    person: async () => {
      const id = uuidv7() as UserId;
      await userStore(database.db).addGuest(id, '2026-01-01T00:00:00.000Z');
      return id;
    },
    end: async () => {
      await database.close();
      await fresh.remove();
    },
  };
};
