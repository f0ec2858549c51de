import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BroughtBack, dataEndpoints } from '#contract/data.ts';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { aStroopBatch } from '#tests/api/support/attention-examples.ts';
import { aDistraction, aMessage, aMood, aTask } from '#tests/api/support/examples.ts';
import { enterEverything } from '#tests/api/support/full-person.ts';
import { GOAL_STEP_ID } from '#tests/api/support/goal-examples.ts';
import { nasty } from '#tests/api/support/nasty.ts';
import { STEP_ID } from '#tests/api/support/routine-examples.ts';
import { sendExport } from '#tests/api/support/send-export.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';

type Entries = Record<string, Record<string, unknown>[]>;
interface Exported {
  readonly format: string;
  readonly version: number;
  readonly account: unknown;
  readonly entries: Entries;
}

/** Tables with data that also belongs to other people and is never imported. */
const SHARED_WITH_OTHERS = [
  'access_log',
  'agenda_items',
  'care_proposals',
  'connections',
  'consents',
  'homework_days',
];

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe.each(ENGINES)('importing an export on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let saved: Exported;
  let text: string;

  const exported = async (person: Person): Promise<Exported> =>
    (await person.call(identityEndpoints.exportData)).body as Exported;

  const bringBack = async (person: Person, file: unknown): Promise<BroughtBack> => {
    const answer = await sendExport(
      person,
      dataEndpoints.bringBack,
      typeof file === 'string' ? file : JSON.stringify(file),
    );
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as BroughtBack;
  };

  /** The entries without sessions and credentials, which are different for each account. */
  const withoutLogins = ({ sessions, known_devices, passkeys, ...entries }: Entries): Entries =>
    entries;
  const withoutOthers = ({ entries }: Exported): Entries =>
    Object.fromEntries(
      Object.entries(withoutLogins(entries)).map(([table, rows]) => [
        table,
        SHARED_WITH_OTHERS.includes(table) ? [] : rows,
      ]),
    );

  const fileOf = (entries: Readonly<Record<string, readonly unknown[]>>) => ({
    format: 'evenkeel-export',
    version: 1,
    entries,
  });

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.signUp('ada@example.org');
    await enterEverything(world, ada);
    saved = await exported(ada);
    text = JSON.stringify(saved, null, 2);
  }, 60_000);
  afterAll(() => world.close());

  it('gives the same export from another account, except its header and what also belongs to others', async () => {
    const ben = await world.guest();
    const { tables, leftOut } = await bringBack(ben, text);
    expect(tables.every(({ inFile, added }) => inFile === added)).toBe(true);
    expect(leftOut).toContain('Every change to what was shared');
    expect(withoutLogins((await exported(ben)).entries)).toEqual(withoutOthers(saved));
    expect(await exported(ada)).toEqual({ ...saved, exportedAt: expect.any(String) });
  });

  it('names no account of others but still distinguishes them, also after the import', async () => {
    const uma = await world.signUp('uma@example.org');
    await bringBack(uma, saved);
    const [rating = {}] = saved.entries.goal_ratings ?? [];
    const stored = { ...rating, user_id: uma.userId, rater: 'therapist', local_date: '2026-03-11' };
    const others = [ada, await world.guest(), await world.guest()].map(({ userId }) => userId);
    for (const [place, rater_id] of [...others, ...others].entries()) {
      const row = { ...stored, id: `z${place}`, local_date: `2026-03-1${place + 1}`, rater_id };
      await sql`
        insert into goal_ratings (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})
      `.execute(world.database.db);
    }
    const before = await exported(uma);
    const raters = (before.entries.goal_ratings ?? []).map(({ rater_id }) => rater_id);
    const named = ['other-1', 'other-2', 'other-3'];
    expect(raters).toEqual([...raters.slice(0, -6), ...named, ...named]);
    for (const id of others) expect(JSON.stringify(before)).not.toContain(id);
    expect(saved.entries.connections).toMatchObject([{ viewer_id: 'other-1' }]);
    const vera = await world.guest();
    await bringBack(vera, before);
    expect(withoutLogins((await exported(vera)).entries)).toEqual(withoutLogins(before.entries));
  });

  it('restores the data of a deleted account', async () => {
    const carl = await world.signUp('carl@example.org');
    await enterEverything(world, carl);
    const before = await exported(carl);
    await carl.call(identityEndpoints.deleteAccount, { body: { password: carl.password } });
    const again = await world.signUp('carl@example.org');
    await bringBack(again, before);
    expect(withoutLogins((await exported(again)).entries)).toEqual(withoutOthers(before));
    const moods = await again.call(endpoints.mood.all, { params: { userId: again.userId } });
    expect(moods.body).toHaveLength(2);
  });

  it('previews the result without changing anything', async () => {
    const dora = await world.guest();
    const [mood = {}] = saved.entries.mood_logs ?? [];
    await dora.call(endpoints.mood.submit, { body: aMood(dora.userId, { id: mood.id }) });
    const before = await exported(dora);
    const answer = await sendExport(dora, dataEndpoints.previewFile, text);
    expect(answer.status).toBe(200);
    const preview = answer.body as BroughtBack;
    expect(preview.tables).toContainEqual({
      table: 'mood_logs',
      about: 'Moods',
      inFile: 2,
      added: 1,
    });
    expect((await exported(dora)).entries).toEqual(before.entries);
    expect(await bringBack(dora, text)).toEqual(preview);
  });

  it('adds to existing data without duplicating or changing it, and counts everything', async () => {
    const eva = await world.guest();
    const { userId } = eva;
    await eva.call(endpoints.distraction.log, { body: aDistraction(userId) });
    await eva.call(endpoints.tasks.add, { body: aTask(userId) });
    await eva.call(endpoints.attention.stroop, { params: { userId }, body: aStroopBatch(userId) });
    const [own] = (await exported(eva)).entries.tasks ?? [];
    await bringBack(eva, saved);
    const once = await exported(eva);
    const again = await bringBack(eva, saved);
    expect(again.tables.every(({ added }) => added === 0)).toBe(true);
    expect((await exported(eva)).entries).toEqual(once.entries);
    expect(once.entries.tasks).toContainEqual(own);
    expect(once.entries.distraction_counts).toEqual([{ type: 'Phone', count: 2 }]);
    expect(once.entries.attention_totals).toContainEqual(
      expect.objectContaining({ test: 'stroop', answers: 20, correct: 18 }),
    );
    const totalOf = (entries: Entries): number =>
      (entries.task_days ?? []).reduce((sum, { total }) => sum + Number(total), 0);
    expect(totalOf(once.entries)).toBe(totalOf(saved.entries) + 1);
  });

  it('orders messages of the file and the account by when they were written', async () => {
    const finn = await world.guest();
    world.clock.ms += 3_600_000;
    await finn.call(endpoints.chat.analyze, { body: aMessage(finn.userId, { text: 'Later' }) });
    await bringBack(finn, saved);
    const { entries } = await exported(finn);
    const messages = entries.chat_messages ?? [];
    expect(messages.map(({ position }) => position)).toEqual(messages.map((_, place) => place + 1));
    expect(messages).toHaveLength((saved.entries.chat_messages ?? []).length + 2);
    expect(messages.at(-2)?.text).toBe('Later');
    expect(entries.chat_conversations?.[0]?.last_position).toBe(messages.length);
    const next = await finn.call(endpoints.chat.analyze, { body: aMessage(finn.userId) });
    expect(next.status).toBe(200);
  });

  it('keeps the chat working at each step of a truncated file, with and without existing messages', async () => {
    const { chat_messages: messages = [] } = saved.entries;
    const [lena, mona] = [await world.guest(), await world.guest()];
    await mona.call(endpoints.chat.analyze, { body: aMessage(mona.userId) });
    for (const person of [lena, mona]) {
      await bringBack(person, fileOf({ chat_messages: messages.slice(0, 2) }));
      for (const rows of [messages.slice(0, 4), messages]) {
        const id = crypto.randomUUID();
        const next = await person.call(endpoints.chat.analyze, {
          body: aMessage(person.userId, { id }),
        });
        expect(next.status).toBe(200);
        await bringBack(person, fileOf({ chat_messages: rows }));
      }
      const { entries } = await exported(person);
      const ids = new Set((entries.chat_messages ?? []).map(({ id }) => id));
      expect(messages.every(({ id }) => ids.has(id))).toBe(true);
    }
  });

  it('still answers danger where a chat position is taken', async () => {
    const nora = await world.guest();
    await bringBack(nora, fileOf({ chat_messages: saved.entries.chat_messages ?? [] }));
    await world.database.db
      .updateTable('chat_conversations')
      .set({ last_position: 0 })
      .where('user_id', '=', nora.userId)
      .execute();
    const danger = await nora.call(endpoints.chat.analyze, {
      body: aMessage(nora.userId, { text: 'I want to kill myself tonight' }),
    });
    expect(danger).toMatchObject({
      status: 200,
      body: { stored: false, safety: { showsCrisis: true } },
    });
  });

  it('has the days of an imported routine, also where days already exist up to today', async () => {
    const paul = await world.guest();
    const params = { userId: paul.userId };
    const query = { from: '2026-03-01', to: '2026-03-10', today: '2026-03-10' };
    const daysOf = async (): Promise<readonly string[]> => {
      const { body } = await paul.call(endpoints.routines.days, { params, query });
      return JSON.stringify(body).match(/"date":"2026-03-(08|09|10)"/g) ?? [];
    };
    expect(await daysOf()).toEqual([]);
    const { routines = [], routine_versions: versions = [] } = saved.entries;
    await bringBack(
      paul,
      fileOf({
        routines,
        routine_versions: versions,
        routine_clocks: [{ made_until: '2026-03-07' }],
      }),
    );
    expect(new Set(await daysOf()).size).toBe(3);
  });

  it('previews correctly when another entry has the place of an entry in the file', async () => {
    const [rita, sven] = [await world.guest(), await world.guest()];
    const { goals = [], goal_ratings: ratings = [], weekly_quizzes: quizzes = [] } = saved.entries;
    const levels = saved.entries.goal_versions ?? [];
    const otherId = { id: crypto.randomUUID() };
    await bringBack(
      rita,
      fileOf({
        goals,
        goal_versions: levels,
        goal_ratings: ratings.map((row) => ({ ...row, ...otherId })),
        weekly_quizzes: quizzes.map((row) => ({ ...row, local_date: '2020-01-01' })),
      }),
    );
    const file = { goals, goal_versions: levels, goal_ratings: ratings, weekly_quizzes: quizzes };
    for (const [person, added] of [
      [rita, 0],
      [sven, 1],
    ] as const) {
      const preview = await sendExport(
        person,
        dataEndpoints.previewFile,
        JSON.stringify(fileOf(file)),
      );
      for (const table of ['goal_ratings', 'weekly_quizzes']) {
        const told = expect.objectContaining({ table, added });
        expect(Object(preview.body).tables).toContainEqual(told);
      }
      expect(await bringBack(person, fileOf(file))).toEqual(preview.body);
    }
  });

  it('never reaches somebody else’s data', async () => {
    const gina = await world.guest();
    const before = await exported(ada);
    const changed = JSON.parse(text.replaceAll('A walk by the river', 'Overwritten'));
    await bringBack(gina, changed);
    const rows = [{ ...changed.entries.mood_logs[0], user_id: ada.userId }];
    const answer = await sendExport(
      gina,
      dataEndpoints.bringBack,
      JSON.stringify(fileOf({ mood_logs: rows })),
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect((await exported(ada)).entries).toEqual(before.entries);
    expect((await exported(gina)).entries.connections).toEqual([]);
  });

  it('stores only what a row can hold, with ids as they are stored elsewhere', async () => {
    const olga = await world.guest();
    const id = crypto.randomUUID();
    const [mood = {}] = saved.entries.mood_logs ?? [];
    const [comfort] = saved.entries.comfort ?? [];
    const settings = { ...Object(comfort?.settings), junk: 'x'.repeat(1000) };
    await bringBack(
      olga,
      fileOf({
        mood_logs: [{ ...mood, id: id.toUpperCase(), why: 'One\r\ntwo' }],
        comfort: [{ ...comfort, settings }],
      }),
    );
    const { entries } = await exported(olga);
    expect(entries.mood_logs).toEqual([{ ...mood, id, why: 'One\ntwo' }]);
    expect(entries.comfort).toEqual(saved.entries.comfort);
    const again = fileOf({ mood_logs: [{ ...mood, id: id.toUpperCase() }] });
    expect((await bringBack(olga, again)).tables).toMatchObject([{ inFile: 1, added: 0 }]);
  });

  it('keeps what was done of goals and routines whose ids are in capital letters', async () => {
    const mia = await world.guest();
    const done = { [GOAL_STEP_ID]: '2026-03-10' };
    const { goals, routines, routine_versions, routine_occurrences } = saved.entries;
    const withDone = goals?.map((goal) => ({ ...goal, steps_done: done })) ?? [];
    const entries = { goals: withDone, routines, routine_versions, routine_occurrences };
    const capitals = JSON.stringify(entries).replace(UUIDS, (id) => id.toUpperCase());
    await bringBack(mia, fileOf(JSON.parse(capitals)));
    expect((await exported(mia)).entries).toMatchObject(entries);
    const [day] = routine_occurrences ?? [];
    expect(Object(day).marks).toMatchObject({ [STEP_ID]: { state: 'done' } });
  });

  it('accepts moods from before own words, energy and body signals existed', async () => {
    const nora = await world.guest();
    const [mood = {}] = saved.entries.mood_logs ?? [];
    const { own_tags, energy, body_signals, ...older } = mood;
    expect([own_tags, energy, body_signals]).toEqual([['Choir'], 3, ['Light and warm']]);
    await bringBack(nora, fileOf({ mood_logs: [older] }));
    expect((await exported(nora)).entries.mood_logs).toEqual([
      { ...older, own_tags: [], energy: null, body_signals: [] },
    ]);
  });

  const spoilt = (table: string, change: Readonly<Record<string, unknown>>) => () => {
    const [row = {}, ...others] = saved.entries[table] ?? [];
    return fileOf({ ...saved.entries, [table]: [{ ...row, ...change }, ...others] });
  };

  it.each<readonly [string, () => unknown]>([
    ['of another format', () => ({ ...saved, format: 'something-else' })],
    ['of a later version', () => ({ ...saved, version: 2 })],
    ['without entries', () => ({ format: 'evenkeel-export', version: 1 })],
    ['with an unknown table', () => fileOf({ ...saved.entries, secrets: [{ id: 'a' }] })],
    ['with rows that are not objects', () => fileOf({ mood_logs: [1, 2] })],
    ['with a mood out of range', spoilt('mood_logs', { mood: 1000 })],
    ['with an unknown tag', spoilt('mood_logs', { tags: ['=1+1'] })],
    ['with an extra column', spoilt('mood_logs', { extra: 1 })],
    ['with a missing column', spoilt('tasks', { title: undefined })],
    ['with an invalid date', spoilt('tasks', { local_date: '2026-02-30' })],
    ['with an empty own word', spoilt('mood_tags', { name: ' ' })],
    ['with an invalid instant', spoilt('tasks', { created_at: 'yesterday' })],
    ['with an excessive number', spoilt('tasks', { position: 3_000_000_000 })],
    ['with a character that cannot be stored', spoilt('mood_logs', { why: 'a\u0000b' })],
    ['with an overlong text', spoilt('mood_logs', { why: 'x'.repeat(100_000) })],
    ['with an invalid plan', spoilt('routine_versions', { plan: { name: 'x' } })],
    ['with an invalid chat answer', spoilt('chat_messages', { safety: null })],
    ['with an invalid level', spoilt('goal_ratings', { level: 7 })],
    ['with a medicine without a name', spoilt('medicines', { name: ' ' })],
    ['with a medicine on two lines', spoilt('medicines', { name: 'One\ntwo' })],
    ['with an overlong amount', spoilt('medicines', { amount: 'x'.repeat(5000) })],
    ['with an overlong effect', spoilt('effect_ratings', { effect: 'x'.repeat(5000) })],
    ['with an unknown zone', spoilt('weekly_quizzes', { zone: 'Mars/Base' })],
  ])('refuses a file %s, and stores nothing of it', async (_, file) => {
    const hugo = await world.guest();
    const before = await exported(hugo);
    for (const endpoint of [dataEndpoints.previewFile, dataEndpoints.bringBack]) {
      const answer = await sendExport(hugo, endpoint, JSON.stringify(file()));
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
    expect((await exported(hugo)).entries).toEqual(before.entries);
  });

  it('never fails, nor leaves a failing page, whatever one value in a file is', async () => {
    const kira = await world.guest();
    const { userId } = kira;
    const cells = Object.entries(saved.entries)
      .filter(([table]) => !SHARED_WITH_OTHERS.includes(table))
      .flatMap(([table, [row]]) => Object.keys(row ?? {}).map((column) => ({ table, column })));
    const property = fc.asyncProperty(
      fc.constantFrom(...cells),
      nasty,
      async ({ table, column }, value) => {
        const id = crypto.randomUUID();
        const [row = {}] = saved.entries[table] ?? [];
        const file = spoilt(table, { ...('id' in row ? { id } : {}), [column]: value })();
        const answer = await sendExport(kira, dataEndpoints.bringBack, JSON.stringify(file));
        expect([200, 400]).toContain(answer.status);
      },
    );
    await fc.assert(property, { numRuns: sized({ usual: 60, full: 200 }) });
    const params = { userId };
    const {
      mood,
      tasks,
      goals,
      routines,
      chat,
      safetyPlan,
      medication,
      dashboard,
      games,
      attention,
      quiz,
      care,
    } = endpoints;
    const days = { from: '2026-03-01', to: '2026-03-20', today: '2026-03-10' };
    const pages = [
      [identityEndpoints.exportData, {}],
      [dataEndpoints.fhirBundle, {}],
      [mood.all, { params }],
      [tasks.all, { params }],
      [goals.all, { params }],
      [routines.all, { params }],
      [routines.days, { params, query: days }],
      [chat.messages, { params }],
      [chat.ladders, { params }],
      [safetyPlan.read, { params }],
      [medication.log, { params }],
      [dashboard.summary, { params }],
      [games.summary, { params }],
      [attention.summary, { params }],
      [attention.runs, { params }],
      [quiz.weeklyProgress, { params }],
      [care.all, { params }],
    ] as const;
    for (const [endpoint, parts] of pages) {
      const { status } = await kira.call(endpoint, parts);
      expect({ path: endpoint.path, failed: status >= 500 }).toEqual({
        path: endpoint.path,
        failed: false,
      });
    }
  });

  it('imports the totals of somebody who gave more than a thousand answers', async () => {
    const mia = await world.guest();
    const [total = {}] = saved.entries.attention_totals ?? [];
    const many = { ...total, answers: 1_001, correct: 1_001 };
    const { tables } = await bringBack(mia, fileOf({ attention_totals: [many] }));
    expect(tables).toMatchObject([{ table: 'attention_totals', inFile: 1, added: 1 }]);
  });

  it('imports only numbers that can be summed and counted on from, also twice', async () => {
    const liam = await world.guest();
    const cells = Object.entries(saved.entries)
      .filter(([table]) => !SHARED_WITH_OTHERS.includes(table))
      .flatMap(([table, [row]]) =>
        Object.entries(row ?? {})
          .filter(([, value]) => typeof value === 'number')
          .map(([column]) => ({ table, column })),
      );
    const numbers = fc.oneof(
      fc.constantFrom(1e308, -1e308, 2_147_483_647, 1_000_000_000, Number.MAX_SAFE_INTEGER),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.nat(),
    );
    const property = fc.asyncProperty(
      fc.constantFrom(...cells, { table: 'attention_records', column: 'sum_ms' }),
      numbers,
      async ({ table, column }, value) => {
        const rows = [0, 1].map(() => ({
          ...saved.entries[table]?.[0],
          id: crypto.randomUUID(),
          [column]: value,
        }));
        const [plain = {}] = saved.entries[table] ?? [];
        const file = fileOf({
          [table]: 'id' in plain ? rows : [{ ...plain, [column]: value }],
        });
        const answer = await sendExport(liam, dataEndpoints.bringBack, JSON.stringify(file));
        expect([200, 400]).toContain(answer.status);
      },
    );
    const twice = { table: 'attention_records', column: 'sum_ms' };
    await fc.assert(property, {
      numRuns: sized({ usual: 20, full: 60 }),
      examples: [
        [twice, 1e308],
        [twice, 2 ** 53],
      ],
    });
    const calls = [
      liam.call(endpoints.chat.analyze, { body: aMessage(liam.userId) }),
      liam.call(endpoints.tasks.add, { body: aTask(liam.userId) }),
      liam.call(endpoints.attention.stroop, {
        params: { userId: liam.userId },
        body: aStroopBatch(liam.userId),
      }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBeLessThan(300);
    // The calls increased numbers that were at the limit. The server may accept or refuse such a file, but must not
    // fail.
    const all = JSON.stringify(await exported(liam));
    const again = await sendExport(await world.guest(), dataEndpoints.bringBack, all);
    expect([200, 400]).toContain(again.status);
  });

  it('refuses an incomplete export, wherever it was cut off', async () => {
    const ida = await world.guest();
    const bytes = Buffer.from(text);
    const step = Math.floor(bytes.length / 40);
    const cut = Array.from({ length: 40 }, (_, place) => bytes.subarray(0, place * step));
    const others = ['null', '[]', '"text"', '{}', '}{', '\ud800', '[[[[[[', '{"entries":{"a":[{}'];
    for (const broken of [...cut, Buffer.from([0xff, 0xfe, 0x00]), ...others]) {
      const answer = await sendExport(ida, dataEndpoints.bringBack, broken);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
    expect((await exported(ida)).entries.mood_logs).toEqual([]);
  });

  it('leaves out a row whose goal is not in the file', async () => {
    const jan = await world.guest();
    const { goals: _, ...entries } = saved.entries;
    const { tables } = await bringBack(jan, fileOf(entries));
    expect(tables).toContainEqual(
      expect.objectContaining({ table: 'goal_ratings', inFile: 1, added: 0 }),
    );
  });

  it('requires a session', async () => {
    const stranger = { ...world.caller(), userId: '', token: '', email: null, password: '' };
    for (const endpoint of [dataEndpoints.previewFile, dataEndpoints.bringBack]) {
      expect((await sendExport(stranger, endpoint, text)).status).toBe(401);
    }
  });
});
