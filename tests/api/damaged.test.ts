import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { systemEndpoints } from '#contract/system.ts';
import { aMessage, aMood } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { placeOf } from '#tests/support/database/place-of.ts';

const DANGER = 'I am going to kill myself tonight.';

let world: TestApp;
afterEach(() => world.close());

/** Overwrites the first pages of tables, as a broken disk would, and makes the engine read them from the disk. */
const damage = async (tables: readonly string[]): Promise<void> => {
  const { db } = world.database;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const { rows } = await sql<{ name: string; rootpage: number }>`
    select name, rootpage from sqlite_schema where rootpage > 0
  `.execute(db);
  const size = (await sql<{ page_size: number }>`pragma page_size`.execute(db)).rows[0]?.page_size;
  const pageBytes = Number(size);
  const { dataDir } = await placeOf(world.database);
  const file = openSync(path.join(dataDir, 'evenkeel.db'), 'r+');
  for (const { rootpage } of rows.filter(({ name }) => tables.includes(name)))
    writeSync(file, Buffer.alloc(pageBytes, 'x'), 0, pageBytes, (rootpage - 1) * pageBytes);
  closeSync(file);
  await sql`pragma shrink_memory`.execute(db);
};

const log = (person: Person) =>
  person.call(moodEndpoints.submit, { body: aMood(person.userId, { id: crypto.randomUUID() }) });
const say = (person: Person, text: string) =>
  person.call(chatEndpoints.analyze, {
    body: aMessage(person.userId, { id: crypto.randomUUID(), text }),
  });
const health = async () => (await world.caller().call(systemEndpoints.health)).status;

describe.each([
  ['of entries', ['mood_logs', 'chat_messages', 'chat_conversations']],
  ['of sessions and users', ['mood_logs', 'sessions', 'users']],
])('damaged pages %s', (_, tables) => {
  it('are reported by health once a call has met them, and danger is still answered', async () => {
    world = await testApp('sqlite');
    const [ada, ben] = [await world.guest(), await world.guest()];
    expect((await log(ada)).status).toBe(201);
    expect(await health()).toBe(200);
    await damage(tables);
    const refused = await log(ben);
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers['retry-after']).toBeDefined();
    expect(await health()).toBe(503);
    for (const person of [ada, ben]) {
      const danger = await say(person, DANGER);
      expect(danger).toMatchObject({
        status: 200,
        body: { stored: false, safety: { response: 'full', showsCrisis: true } },
      });
      expect(danger.body).toMatchObject({
        botResponse: expect.stringContaining('couldn’t save'),
      });
      expect((await say(person, 'I had a long day at work.')).status).toBe(503);
    }
  });
});
