import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { systemEndpoints } from '#contract/system.ts';
import { aMessage, aMood } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import type { Engine } from '#tests/support/database/engines.ts';

const WRITES_MUCH_AGAIN_MS = 60_000;

/** Situations in which writes fail, created with features of the database engines. */
const NOT_WRITTEN: readonly (readonly [string, Engine, (world: TestApp) => Promise<unknown>])[] = [
  [
    'a full file',
    'sqlite',
    async ({ database: { db } }) => {
      // Writes still succeed until the free space inside the file is used up.
      await sql`pragma max_page_count = 1`.execute(db);
    },
  ],
  [
    'a disk that only reads',
    'sqlite',
    ({ database: { db } }) => sql`pragma query_only = on`.execute(db),
  ],
  [
    'a database that only reads',
    'postgresql',
    async ({ database: { db } }) => {
      await sql`do $$ begin
        execute format('alter database %I set default_transaction_read_only = on', current_database());
      end $$`.execute(db);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
      await sql`set default_transaction_read_only = on`.execute(db);
    },
  ],
];

let world: TestApp;
afterEach(() => world.close());

const log = (person: Person, why = 'A walk') =>
  person.call(moodEndpoints.submit, {
    body: aMood(person.userId, { id: crypto.randomUUID(), why }),
  });
const say = (person: Person, text: string) =>
  person.call(chatEndpoints.analyze, {
    body: aMessage(person.userId, { id: crypto.randomUUID(), text }),
  });

describe.each(NOT_WRITTEN)('%s (%s)', (_, engine, stopWriting) => {
  it('is reported by every write, and the chat still answers danger', async () => {
    world = await testApp(engine);
    const [ada, ben] = [await world.guest(), await world.guest()];
    expect((await log(ada)).status).toBe(201);
    await stopWriting(world);
    let answer = await log(ada, 'x'.repeat(500));
    for (let times = 0; answer.status === 201 && times < 2_000; times += 1) {
      answer = await log(ada, 'x'.repeat(500));
    }
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers['retry-after']).toBeDefined();
    expect((await log(ben, 'x'.repeat(500))).status).toBe(503);
    expect((await ben.call(identityEndpoints.me)).status).toBe(200);
    const ordinary = `I had a long day at work. ${'And on. '.repeat(60)}`;
    let refused = await say(ben, ordinary);
    for (let times = 0; refused.status === 200 && times < 500; times += 1) {
      refused = await say(ben, ordinary);
    }
    expect(refused.status).toBe(503);
    const danger = await say(ada, 'I am going to kill myself tonight.');
    expect(danger).toMatchObject({
      status: 200,
      body: { stored: false, safety: { response: 'full' } },
    });
    expect(JSON.stringify(danger.body)).toContain('couldn’t save what you wrote just now');
  });
});

it.each(NOT_WRITTEN)(
  '%s (%s) is reported by the health check, which writes',
  async (_, engine, stopWriting) => {
    world = await testApp(engine);
    const ada = await world.guest();
    expect((await world.caller().call(systemEndpoints.health)).status).toBe(200);
    await stopWriting(world);
    while ((await log(ada, 'x'.repeat(500))).status === 201);
    world.clock.ms += WRITES_MUCH_AGAIN_MS;
    const answer = await world.caller().call(systemEndpoints.health);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers['retry-after']).toBeDefined();
  },
);

describe('another process’s lock on SQLite', () => {
  it('is answered with 503 in time, while all reads continue', async () => {
    world = await testApp('sqlite');
    const [ada, ben] = [await world.guest(), await world.guest()];
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(world.database.db);
    const other = new BetterSqlite3(path.resolve(rows[0]?.file ?? ''));
    other.exec('begin immediate');
    const writes = Promise.all(Array.from({ length: 20 }, (_, at) => log(at < 10 ? ada : ben)));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    for (const answer of await writes) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(answer.headers['retry-after']).toBeDefined();
    }
    // The event loop kept running during the wait.
    const turnsWaited = turns;
    expect(turnsWaited).toBeGreaterThan(20);
    // While the lock is still active, a later caller does not wait as long.
    expect((await log(ben)).status).toBe(503);
    expect(turns - turnsWaited).toBeLessThan(turnsWaited / 4);
    clearInterval(timer);
    expect((await ben.call(identityEndpoints.me)).status).toBe(200);
    other.exec('commit');
    other.close();
    expect((await log(ada)).status).toBe(201);
  });

  it('is waited for if it ends soon', async () => {
    world = await testApp('sqlite');
    const [ada, ben] = [await world.guest(), await world.guest()];
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(world.database.db);
    const other = new BetterSqlite3(path.resolve(rows[0]?.file ?? ''));
    other.exec('begin immediate');
    const writes = Promise.all([log(ada), log(ben), say(ada, 'I had a long day.')]);
    // A call that needs no lock succeeds in the meantime.
    expect((await ben.call(identityEndpoints.me)).status).toBe(200);
    other.exec('commit');
    other.close();
    expect((await writes).map(({ status }) => status)).toEqual([201, 201, 200]);
  });
});
