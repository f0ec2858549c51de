import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { comfortStore } from './comfort-store.ts';

const NOW = '2026-03-10T12:00:00.000Z';

describe.each(ENGINES)('the comfort store on %s', (engine) => {
  let database: OpenFresh;

  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());

  it('returns null until settings are saved, then the last saved ones, for each person separately', async () => {
    const store = comfortStore(database.db);
    const ada = await database.person();
    const ben = await database.person();
    expect(await store.read(ada)).toBeNull();
    await store.save(ada, { ...DEFAULT_COMFORT, theme: 'dark' }, NOW);
    await store.save(ada, { ...DEFAULT_COMFORT, theme: 'warm' }, NOW);
    expect(await store.read(ada)).toEqual({ ...DEFAULT_COMFORT, theme: 'warm' });
    expect(await store.read(ben)).toBeNull();
  });

  it('keeps limits, zones and languages when an older page omits them', async () => {
    const store = comfortStore(database.db);
    const [ada, ben] = [await database.person(), await database.person()];
    const limits = {
      scoresHidden: true,
      looks: { aDay: 3, later: null },
      zone: 'Asia/Tokyo',
      lastZone: 'UTC',
      language: 'en-GB' as const,
      lastLanguage: 'en' as const,
    };
    await store.save(ada, { ...DEFAULT_COMFORT, ...limits }, NOW);
    const older = { ...DEFAULT_COMFORT, theme: 'dark' as const };
    for (const name of Object.keys(limits)) {
      Reflect.deleteProperty(older, name);
    }
    const kept = await store.save(ada, older, NOW);
    expect(kept).toEqual({ ...DEFAULT_COMFORT, ...limits, theme: 'dark' });
    expect(await store.read(ada)).toEqual(kept);
    const following = await store.save(ada, { ...older, zone: null }, NOW);
    expect(following).toEqual({ ...kept, zone: null });
    expect(await store.save(ben, older, NOW)).toEqual({ ...DEFAULT_COMFORT, theme: 'dark' });
  });

  it('fills in a setting that was introduced after the others were saved', async () => {
    const ada = await database.person();
    const row = { user_id: ada, settings: '{"theme":"dark"}', updated_at: NOW };
    await database.db.insertInto('comfort').values(row).execute();
    const read = await comfortStore(database.db).read(ada);
    expect(read).toEqual({ ...DEFAULT_COMFORT, theme: 'dark' });
  });
});
