import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { type Engine, freshDatabase } from './engines.ts';

export interface OpenFresh extends Database {
  /** Adds a person and returns their id. */
  person(): Promise<UserId>;
  /** Closes and removes the database. */
  end(): Promise<void>;
}

/** An open, empty database of the engine with the current schema, for tests of stores. */
export const openFresh = async (engine: Engine): Promise<OpenFresh> => {
  const fresh = await freshDatabase(engine);
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
