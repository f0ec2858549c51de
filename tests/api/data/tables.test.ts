import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { endpoints } from '#contract/endpoints.ts';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { optionTexts } from '#domain/quiz/item.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { EXPORTED_TABLES } from '#server/db/tables/tables.ts';
import { filesIn } from '#tests/api/support/archives.ts';
import { aDistraction, aFirstQuiz, aMood, aTask } from '#tests/api/support/examples.ts';
import { enterEverything } from '#tests/api/support/full-person.ts';
import { aGameResult } from '#tests/api/support/game-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

/** Texts that spreadsheets would treat as formulas, and how they are written to a file. */
const FORMULAS = [
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1 point', "'-1 point"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tTab', "'\tTab"],
  ['=HYPERLINK("https://example.org","x")', `"'=HYPERLINK(""https://example.org"",""x"")"`],
] as const;

type Files = ReadonlyMap<string, string>;
const recordsOf = (files: Files, name: string, delimiter = ','): Record<string, string>[] =>
  parse(files.get(`${name}.csv`) ?? '', { bom: true, columns: true, delimiter });

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

  it('has a file per table and per list, and describes each column', async () => {
    const files = await filesIn(world, ada, dataEndpoints.tables);
    const names = [...files.keys()];
    expect(names.slice(0, 2)).toEqual(['files.csv', 'data-dictionary.csv']);
    expect(names.map((name) => name.replace('inner/', ''))).toEqual(
      expect.arrayContaining(EXPORTED_TABLES.map((table) => `${table}.csv`)),
    );
    const meanings = files.get('data-dictionary.csv') ?? '';
    for (const name of names.slice(2)) {
      expect(files.get('files.csv')).toContain(`\r\n${name},`);
      const [head = ''] = (files.get(name) ?? '').replace('\ufeff', '').split('\r\n');
      for (const column of head.split(',')) expect(meanings).toContain(`\r\n${name},${column},`);
    }
    expect(meanings).toContain(
      'mood_logs.csv,mood,The mood,whole number,"0, 25, 50, 75 or 100",no,\r\n',
    );
    expect(meanings).toContain(
      'mood_logs.csv,why,The reason in the person’s words,text,,no,An apostrophe is added in front of text that begins',
    );
  });

  it('keeps internal data in a separate folder', async () => {
    const files = await filesIn(world, ada, dataEndpoints.tables);
    for (const name of ['scheduler_states', 'task_days', 'chat_messages-safety']) {
      expect(files.has(`inner/${name}.csv`)).toBe(true);
      expect(files.has(`${name}.csv`)).toBe(false);
    }
  });

  it('contains the person’s own rows, with formula-like values as text and numbers as numbers', async () => {
    const files = await filesIn(world, ada, dataEndpoints.tables);
    const moods = files.get('mood_logs.csv') ?? '';
    for (const [, cell] of FORMULAS) expect(moods).toContain(`,75,Good,🙂,${cell},`);
    expect(moods).not.toContain('What Ben wrote');
    expect(files.get('tasks.csv')).toContain(',"Two\u00a0words, “so”",0,no,,30,');
    expect(files.get('goal_ratings.csv')).toContain(
      'rating,goal,1,-2,Same as at the start,2026-03-10,,person,self,',
    );
    expect(files.get('distraction_logs.csv')?.split('\r\n')).toHaveLength(3);
    expect([...files.values()].join()).not.toContain(ada.userId);
  });

  it('keeps text with line breaks in one cell', async () => {
    const person = await world.guest();
    for (const why of ['First\nsecond', 'First\rsecond', 'First\r\nsecond']) {
      await person.call(endpoints.mood.submit, { body: aMood(person.userId, { why }) });
    }
    const files = await filesIn(world, person, dataEndpoints.tables);
    const rows: string[][] = parse(files.get('mood_logs.csv') ?? '', { bom: true });
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });

  it('has one row per list value', async () => {
    const person = await world.guest();
    const body = aMood(person.userId, { tags: ['Tired', 'Lonely'], ownTags: ['=Rain'] });
    await person.call(endpoints.mood.submit, { body });
    const files = await filesIn(world, person, dataEndpoints.tables);
    const [{ id = '' } = {}] = recordsOf(files, 'mood_logs');
    expect(files.get('mood_logs-tags.csv')).toBe(
      `\ufeffid,place,value\r\n${id},1,Tired\r\n${id},2,Lonely\r\n`,
    );
    expect(files.get('mood_logs-own_tags.csv')).toContain(`${id},1,'=Rain\r\n`);
  });

  it('has no JSON in any cell', async () => {
    const person = await world.signUp('full@example.org');
    await enterEverything(world, person);
    const files = await filesIn(world, person, dataEndpoints.tables);
    for (const [name, text] of files) {
      const rows: string[][] = parse(text, { bom: true });
      for (const cell of rows.flat()) expect(cell, name).not.toMatch(/^(\[.*\]|\{.*\})$/s);
    }
  });

  it('has the text of each question and answer next to its code', async () => {
    const person = await world.guest();
    await person.call(endpoints.quiz.submitFirst, { body: aFirstQuiz(person.userId) });
    const files = await filesIn(world, person, dataEndpoints.tables);
    const rows = recordsOf(files, 'first_quizzes-responses');
    expect(rows).toHaveLength(FIRST_BANK.length);
    for (const row of rows) {
      const asked = FIRST_BANK.find(({ id }) => id === row.question_id);
      expect(row.question_id_words).toBe(asked?.question);
      expect(row.selected_option_index_words).toBe(
        optionTexts()[Number(row.selected_option_index)],
      );
    }
    expect(files.get('first_quizzes-scores.csv')).toMatch(/\r\nADHD,\d/);
  });

  it('uses semicolons and decimal commas on request', async () => {
    const person = await world.guest();
    await person.call(endpoints.games.keep, { body: aGameResult(person.userId) });
    const files = await filesIn(world, person, dataEndpoints.tables, '?separator=semicolon');
    const [rating] = recordsOf(files, 'game_ratings', ';');
    expect(rating?.skill).toMatch(/^-?\d+,\d+$/);
    const plain = await filesIn(world, person, dataEndpoints.tables);
    expect(plain.get('game_ratings.csv')).toContain(rating?.skill?.replace(',', '.'));
  });

  it('requires a session', async () => {
    expect((await world.caller().call(dataEndpoints.tables)).status).toBe(401);
  });
});
