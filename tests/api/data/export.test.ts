import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { DICTIONARY, EXPORTED_TABLES } from '#server/db/tables/tables.ts';
import { rowsOfPerson } from '#server/features/data/export/rows.ts';
import { addMessages } from '#tests/api/support/chat-rows.ts';
import { aFirstQuiz, aMessage, aMood, aTask } from '#tests/api/support/examples.ts';
import { aGameResult } from '#tests/api/support/game-examples.ts';
import { sendExport } from '#tests/api/support/send-export.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';

type Entries = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
interface Exported {
  readonly exportedAt: string;
  readonly account: Pick<SignedIn, 'name' | 'email' | 'role'>;
  readonly entries: Entries;
}

/** Tables without data entered by a person: keys, server state, and state encrypted with a device’s key. */
const NOT_EXPORTED = [
  'calendar_feeds',
  'chat_unkept',
  'connect_codes',
  'guest_offers',
  'health',
  'jobs',
  'mail_links',
  'mails',
  'oidc_confirmations',
  // The export’s account section contains its issuers and dates.
  'oidc_identities',
  'oidc_logins',
  'passkey_challenges',
  'password_codes',
  'push_subscriptions',
  'recovery_codes',
  'reminder_deliveries',
  'second_factors',
  'server_keys',
  'therapist_invitations',
  'throttles',
  'usage',
  // The export’s account section contains the name, email and role.
  'users',
];

/** Columns that are not exported: the progress of planning reminders, and secrets. */
const WORK_AND_SECRETS = [
  'planned_until',
  'secret_hash',
  'earlier_hash',
  'earlier_until',
  'earlier_verified',
  'credential_id',
  'public_key',
  'counter',
  'transports',
];

/** The column types in the databases for each type in the data dictionary. */
const STORED_AS: Readonly<Record<string, readonly string[]>> = {
  whole: ['integer', 'int4'],
  'yes-no': ['integer', 'int4'],
  number: ['double precision', 'float8'],
};

describe.each(ENGINES)('the export of all data on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.signUp('ada@example.org', 'the password of Ada');
    ben = await world.guest();
    for (const person of [ada, ben]) {
      const { userId } = person;
      const why = person === ada ? 'A walk by the river' : 'What Ben wrote';
      await person.call(moodEndpoints.submit, { body: aMood(userId, { why }) });
      const reminders = { atStart: true, minutesBefore: 10 };
      await person.call(endpoints.tasks.add, { body: aTask(userId, { time: '09:00', reminders }) });
      await person.call(endpoints.quiz.submitFirst, { body: aFirstQuiz(userId) });
      await person.call(endpoints.games.keep, { body: aGameResult(userId) });
      await person.call(endpoints.chat.analyze, { body: aMessage(userId) });
    }
  });
  afterAll(() => world.close());

  const exported = async (person: Person): Promise<Exported> => {
    const answer = await person.call(identityEndpoints.exportData);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ format: 'evenkeel-export', version: 1 });
    return answer.body as Exported;
  };

  it('has every stored column about people, described as it is stored', async () => {
    const stored = (await world.database.db.introspection.getTables())
      // On PostgreSQL, the job queue has its own schema.
      .filter(({ schema }) => schema !== 'jobs')
      .filter(({ name }) => !NOT_EXPORTED.includes(name) && !/^(kysely|sqlite)_/.test(name))
      .flatMap(({ name, columns }) =>
        columns
          .filter((column) => !['user_id', ...WORK_AND_SECRETS].includes(column.name))
          // SQLite reports text primary keys as nullable, although they never contain null.
          .map(
            ({ name: column, isNullable }) =>
              `${name}.${column}${isNullable && column !== 'id' ? ' or none' : ''}`,
          ),
      );
    const described = EXPORTED_TABLES.flatMap((table) =>
      Object.entries(DICTIONARY[table].columns).map(
        ([name, { nullable }]) => `${table}.${name}${nullable ? ' or none' : ''}`,
      ),
    );
    expect(described.sort()).toEqual(stored.sort());
    expect(Object.keys((await exported(ada)).entries).sort()).toEqual([...EXPORTED_TABLES].sort());
  });

  it('describes each column by type and text', async () => {
    for (const { name, columns } of await world.database.db.introspection.getTables()) {
      const table = EXPORTED_TABLES.find((one) => one === name);
      if (table === undefined) continue;
      for (const column of columns) {
        const described = DICTIONARY[table].columns[column.name];
        if (described === undefined) continue;
        expect(described.about, `${name}.${column.name}`).toMatch(/^\S.*[^.]$/);
        expect(STORED_AS[described.type] ?? ['text']).toContain(column.dataType.toLowerCase());
      }
    }
  });

  it('gives a person their own entries unchanged, and nobody else’s', async () => {
    const { account, entries } = await exported(ada);
    expect(account).toEqual({
      name: 'Sam',
      email: 'ada@example.org',
      role: 'person',
      loginsElsewhere: [],
    });
    expect(entries.mood_logs).toMatchObject([
      { why: 'A walk by the river', tags: expect.any(Array) },
    ]);
    expect(entries.tasks).toMatchObject([{ reminders: { atStart: true, minutesBefore: 10 } }]);
    expect(entries.first_quizzes).toMatchObject([{ scores: { Autism: expect.any(Number) } }]);
    expect(entries.game_results).toHaveLength(1);
    expect(entries.chat_messages?.length).toBeGreaterThanOrEqual(1);
    const text = JSON.stringify(entries);
    expect(text).not.toContain('What Ben wrote');
    expect(text).not.toContain(ben.userId);
    expect(text).not.toMatch(/argon2|secret_hash/);
  });

  it('is given to each person one at a time, and again once it was read or abandoned', async () => {
    const carla = await world.guest();
    await addMessages(world.database, carla.userId, 5000);
    if (world.app.server.listening === false)
      await world.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (person: Person, signal?: AbortSignal): Promise<Response> =>
      fetch(`${world.app.listeningOrigin}${identityEndpoints.exportData.path}`, {
        headers: { cookie: person.cookie },
        ...(signal === undefined ? {} : { signal }),
      });
    const stop = new AbortController();
    const open = await ask(carla, stop.signal);
    expect(open.status).toBe(200);
    for (const path of [identityEndpoints.exportData, dataEndpoints.tables]) {
      const refused = await carla.call(path);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(refused.headers['retry-after']).toBe('10');
    }
    expect((await ada.call(identityEndpoints.exportData)).status).toBe(200);
    stop.abort();
    await expect.poll(async () => (await carla.call(dataEndpoints.tables)).status).toBe(200);
    for (let times = 0; times < sized({ usual: 1, full: 3 }); times += 1) {
      expect((await ask(carla).then((whole) => whole.text())).length).toBeGreaterThan(1000);
    }
  });

  it('reads large rows a few at a time', async () => {
    const dan = await world.guest();
    const large = 'x'.repeat(300_000);
    for (const id of ['a', 'b', 'c', 'd']) {
      await world.database.db
        .insertInto('attention_records')
        .values({
          user_id: dan.userId,
          id,
          test: 'stroop',
          data: JSON.stringify({ large }),
          answers: 1,
          correct: 1,
          sum_ms: 1,
          top_level: 0,
          recorded_at: '2026-03-10T09:30:00.000Z',
          created_at: '2026-03-10T09:30:00.000Z',
        })
        .execute();
    }
    const pages: number[] = [];
    const rowsOf = rowsOfPerson(world.database.db, dan.userId as UserId);
    for await (const rows of rowsOf('attention_records')) {
      pages.push(rows.length);
    }
    expect(pages).toEqual([1, 1, 1, 1]);
  });

  it('lists a person’s sessions, their known devices and the names of their passkeys', async () => {
    const cleo = await world.signUp('cleo@example.org');
    const body = { email: 'cleo@example.org', password: cleo.password };
    const headers = { 'user-agent': 'A tablet' };
    await world.caller().call(identityEndpoints.login, { body, headers });
    const passkey = {
      id: 'passkey-of-cleo',
      user_id: cleo.userId,
      credential_id: 'the credential',
      public_key: 'the key',
      counter: 3,
      transports: '[]',
      name: 'My phone',
      created_at: '2026-03-10T12:00:00.000Z',
      last_used_at: null,
      copy_suspected_at: null,
    };
    await world.database.db.insertInto('passkeys').values(passkey).execute();
    const { entries } = await exported(cleo);
    expect(entries.sessions).toHaveLength(2);
    expect(entries.sessions).toContainEqual(
      expect.objectContaining({ device: 'A tablet', created_at: '2026-03-10T12:00:00.000Z' }),
    );
    expect(entries.known_devices?.map(({ device }) => device)).toContain('A tablet');
    expect(entries.passkeys).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    const text = JSON.stringify(entries);
    expect(text).not.toMatch(/the credential|the key|hash/);
    const { sessions } = (await exported(ben)).entries;
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain('A tablet');
    // Importing a file must not create sessions.
    const answer = await sendExport(
      ben,
      dataEndpoints.bringBack,
      JSON.stringify(await exported(cleo)),
    );
    expect(answer.status).toBe(200);
    expect((await exported(ben)).entries).toMatchObject({
      sessions,
      known_devices: [],
      passkeys: [],
    });
  });

  it('works for guests, and requires a session', async () => {
    expect((await exported(ben)).account).toMatchObject({ name: '', email: null, role: 'guest' });
    expect((await world.caller().call(identityEndpoints.exportData)).status).toBe(401);
  });
});
