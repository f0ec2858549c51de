import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { missingSteps } from '#server/db/migrate.ts';
import { ENGINES, freshDatabase } from './engines.ts';
import { type OpenFresh, openFresh } from './open-fresh.ts';

const databaseUrlOf = (settings: object): string => {
  if (!('databaseUrl' in settings)) throw new Error('This is not a PostgreSQL database.');
  return String(settings.databaseUrl);
};

describe('a fresh database', () => {
  it('on SQLite is its own empty folder, gone after removal', async () => {
    const [one, two] = [await freshDatabase('sqlite'), await freshDatabase('sqlite')];
    expect(one.settings).not.toEqual(two.settings);
    const folder = 'dataDir' in one.settings ? one.settings.dataDir : '';
    expect(existsSync(folder)).toBe(true);
    await Promise.all([one.remove(), two.remove()]);
    expect(existsSync(folder)).toBe(false);
  });

  it('on PostgreSQL is its own empty database, gone after removal', async () => {
    const fresh = await freshDatabase('postgresql');
    const connectionString = databaseUrlOf(fresh.settings);
    const client = new Client({ connectionString });
    await client.connect();
    const tables = await client.query("select 1 from pg_tables where schemaname = 'public'");
    expect(tables.rowCount).toBe(0);
    await client.end();
    await fresh.remove();
    await expect(new Client({ connectionString }).connect()).rejects.toThrow('does not exist');
  });
});

describe('a migrated database', () => {
  it.each(ENGINES)('on %s has the schema and no data of others', async (engine) => {
    const [one, two] = [await openFresh(engine), await openFresh(engine)];
    await one.person();
    const usersIn = ({ db }: OpenFresh) => db.selectFrom('users').select('id').execute();
    expect(await missingSteps(two.db)).toEqual([]);
    expect(await usersIn(one)).toHaveLength(1);
    expect(await usersIn(two)).toEqual([]);
    await Promise.all([one.end(), two.end()]);
  });
});
