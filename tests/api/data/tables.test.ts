import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { DICTIONARY, EXPORTED_TABLES } from '#server/db/dictionary/dictionary.ts';
import { filesIn } from '#tests/api/support/archives.ts';
import { aDistraction, aMood, aTask } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

/** What spreadsheets take for formulas, and what they must be in a file. */
const FORMULAS = [
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1 point', "'-1 point"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tTab', "'\tTab"],
  ['=HYPERLINK("https://example.org","x")', `"'=HYPERLINK(""https://example.org"",""x"")"`],
] as const;

describe.each(ENGINES)('the export as tables on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    [ada, ben] = [await world.guest(), await world.guest()];
    for (const [why] of FORMULAS) {
      await ada.call(endpoints.mood.submit, { body: aMood(ada.userId, { why }) });
    }
    await ada.call(endpoints.tasks.add, {
      body: aTask(ada.userId, { title: 'Two\u00a0words, “so”' }),
    });
    await ada.call(endpoints.distraction.log, { body: aDistraction(ada.userId) });
    await ben.call(endpoints.mood.submit, { body: aMood(ben.userId, { why: 'What Ben wrote' }) });
    await world.database.db
      .insertInto('goals')
      .values({
        user_id: ada.userId,
        id: 'goal',
        plan: '{}',
        status: 'active',
        status_since: '2026-03-10' as LocalDate,
        revision: 1,
        steps_done: '{}',
        proposed_by: null,
        created_at: '',
        updated_at: '',
      })
      .execute();
    await world.database.db
      .insertInto('goal_ratings')
      .values({
        user_id: ada.userId,
        id: 'rating',
        goal_id: 'goal',
        version: 1,
        level: -2,
        local_date: '2026-03-10' as LocalDate,
        note: '',
        rater: 'person',
        rater_id: ada.userId,
        created_at: '',
      })
      .execute();
  });
  afterAll(() => world.close());

  it('has one file for each table, and says what each column means', async () => {
    const files = await filesIn(world, ada, dataEndpoints.tables);
    expect([...files.keys()]).toEqual([
      'files.csv',
      'data-dictionary.csv',
      ...EXPORTED_TABLES.map((table) => `${table}.csv`),
    ]);
    const meanings = files.get('data-dictionary.csv') ?? '';
    for (const table of EXPORTED_TABLES) {
      const [head] = (files.get(`${table}.csv`) ?? '').split('\r\n');
      const columns = Object.keys(DICTIONARY[table].columns);
      expect(head).toBe(`\ufeff${columns.join(',')}`);
      for (const column of columns) expect(meanings).toContain(`${table}.csv,${column},`);
    }
    expect(meanings).toContain(
      'mood_logs.csv,mood,The mood,whole number,"0, 25, 50, 75 or 100",no',
    );
  });

  it('gives the person’s own rows, with what looks like a formula as text and numbers as numbers', async () => {
    const files = await filesIn(world, ada, dataEndpoints.tables);
    const moods = files.get('mood_logs.csv') ?? '';
    for (const [, cell] of FORMULAS) expect(moods).toContain(`,75,🙂,${cell},`);
    expect(moods).not.toContain('What Ben wrote');
    expect(files.get('tasks.csv')).toContain(',"Two\u00a0words, “so”",0,,30,');
    expect(files.get('goal_ratings.csv')).toContain('rating,goal,1,-2,2026-03-10,,person,self,');
    expect(files.get('distraction_logs.csv')?.split('\r\n')).toHaveLength(3);
    expect([...files.values()].join()).not.toContain(ada.userId);
  });

  it('asks strangers to sign in', async () => {
    expect((await world.caller().call(dataEndpoints.tables)).status).toBe(401);
  });
});
