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

// A test cannot cut the power, so it checks the settings with which SQLite guarantees that committed data survives a
// power cut.
describe('the connection to SQLite', () => {
  it('flushes every commit to disk before continuing', async () => {
    expect(await setting('journal_mode')).toBe('wal');
    expect(await setting('synchronous')).toBe(2);
  });

  it('rejects rows without an owner', async () => {
    expect(await setting('foreign_keys')).toBe(1);
    const orphan = sqlite.db
      .insertInto('comfort')
      .values({ user_id: 'nobody', settings: '{}', updated_at: '2026-01-01T00:00:00.000Z' });
    await expect(orphan.execute()).rejects.toThrow(/FOREIGN KEY/);
  });
});
