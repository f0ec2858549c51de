import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';

const NOW = '2026-03-10T12:00:00.000Z';

describe.each(ENGINES)('the access log and the consents on %s', (engine) => {
  let database: OpenFresh;
  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());

  it('are append-only, and are deleted with the account', async () => {
    const { db } = database;
    const [ada, ben] = [await database.person(), await database.person()];
    const id = await connected(db, { userId: ada, viewerId: ben });
    await db
      .insertInto('access_log')
      .values({
        user_id: ada,
        id: 'a look',
        connection_id: id,
        stream: 'mood',
        detail: 'summary',
        from_date: '2026-03-01' as never,
        to_date: '2026-03-10' as never,
        page: 'client',
        seen_at: NOW,
      })
      .execute();
    for (const table of ['consents', 'access_log'] as const) {
      const said = `${table} can only be appended to`;
      await expect(db.deleteFrom(table).execute()).rejects.toThrow(said);
      await expect(db.updateTable(table).set({ user_id: ben }).execute()).rejects.toThrow(said);
      expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: ada }]);
    }
    await db.deleteFrom('users').where('id', '=', ben).execute();
    expect(await db.selectFrom('connections').select('viewer_id').execute()).toEqual([
      { viewer_id: null },
    ]);
    await db.deleteFrom('users').where('id', '=', ada).execute();
    for (const table of ['connections', 'consents', 'access_log'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
