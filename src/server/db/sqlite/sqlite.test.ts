import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';
import { type OpenSqlite, openSqlite } from './sqlite.ts';

let fresh: FreshDatabase;
let sqlite: OpenSqlite;

beforeEach(async () => {
  fresh = await freshDatabase('sqlite');
  sqlite = await openSqlite('dataDir' in fresh.settings ? fresh.settings.dataDir : '');
});
afterEach(async () => {
  await sqlite.db.destroy();
  await fresh.remove();
});

const setting = async (name: string): Promise<unknown> => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(sqlite.db);
  return rows[0]?.[name];
};

// Pulling the plug is not for a test to do. SQLite promises to keep what was committed under these.
describe('the connection to SQLite', () => {
  it('has every commit on the disk before it goes on', async () => {
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
  });

  it('refuses rows that belong to nobody', async () => {
    expect(await setting('foreign_keys')).toBe(1);
    const orphan = sqlite.db
      .insertInto('comfort')
      .values({ user_id: 'nobody', settings: '{}', updated_at: '2026-01-01T00:00:00.000Z' });
    await expect(orphan.execute()).rejects.toThrow(/FOREIGN KEY/);
  });
});
