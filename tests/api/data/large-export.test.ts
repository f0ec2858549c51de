import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { statementCount } from '#tests/api/support/mail-world.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';

const EXPORTED = sized({ usual: 15_000, full: 100_000 });
const IMPORTABLE_TABLES = sized({ usual: 5_000, full: 20_000 });
const AT_ONCE = 5_000;
/** The reason of each mood. The usual test has fewer rows, so its reasons are longer to get as many bytes. */
const WHY = 'A walk by the river, and then another one. '.repeat(sized({ usual: 46, full: 3 }));
const MB = 1024 ** 2;
/** The number of bytes read or written between two memory measurements. */
const LOOK_BYTES = 6 * MB;
const LOOK_STATEMENTS = 40;
/** The memory allowed for a page of rows, its text, and everything sent in the meantime. */
const LITTLE_BYTES = 5 * MB;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The memory in use after garbage collection, so that the machine’s load does not affect it. */
const heldBytes = (): number => {
  collectGarbage();
  // The second collection frees the buffers of the first.
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Inserts many moods of a person directly into the database, in batches that keep each statement short. */
const logMany = async ({ database }: TestApp, userId: string, count: number): Promise<void> => {
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE);
    await sql`
      with recursive places(place) as (
        select ${sql.lit(from + 1)} union all select place + 1 from places where place < ${sql.lit(to)}
      )
      insert into mood_logs
        (user_id, id, logged_at, local_date, zone, mood, emoji, why, tags, created_at)
      select
        ${sql.lit(userId)}, '0190a0a0-0000-7000-8000-' || (100000000000 + place),
        '2026-03-10T09:30:00.000Z', '2026-03-10', 'Europe/Paris', 75, '🙂', ${sql.lit(WHY)}, '[]',
        '2026-03-10T09:30:00.000Z'
      from places
    `.execute(database.db);
  }
};

describe.each(ENGINES)('large data on %s', (engine) => {
  const statements = statementCount();
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  let carl: Person;

  beforeAll(async () => {
    world = await testApp(engine, { plugin: statements.plugin });
    [ada, ben] = [await world.guest(), await world.guest()];
    carl = await world.signUp('carl@example.org');
    await logMany(world, ada.userId, EXPORTED);
    await logMany(world, ben.userId, IMPORTABLE_TABLES);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => world.close());

  const exportOf = (person: Person): Promise<Response> =>
    fetch(`${world.app.listeningOrigin}${identityEndpoints.exportData.path}`, {
      headers: { cookie: person.cookie },
    });

  const rename = (person: Person, name: string) =>
    world.database.db.updateTable('users').set({ name }).where('id', '=', person.userId).execute();

  it('is exported completely, in little memory, while others keep writing', async () => {
    const before = heldBytes();
    const reply = await exportOf(ada);
    expect(reply.status).toBe(200);
    let [highest, bytes, rows, looks] = [before, 0, 0, 0];
    for await (const chunk of reply.body ?? []) {
      bytes += chunk.length;
      rows += Buffer.from(chunk).toString('latin1').split('"logged_at"').length - 1;
      if (bytes < (looks + 1) * LOOK_BYTES) continue;
      looks += 1;
      highest = Math.max(highest, heldBytes());
      await rename(ben, `Ben ${looks}`);
    }
    // Not all rows are counted, because a name may be split across two pieces.
    expect(rows).toBeGreaterThan(EXPORTED * 0.99);
    expect(bytes).toBeGreaterThan(30 * MB);
    expect(looks).toBeGreaterThan(3);
    expect(highest - before).toBeLessThan(LITTLE_BYTES);
  });

  it('is imported in little more memory than the file’s size, while others keep writing', async () => {
    const file = await (await exportOf(ben)).blob();
    const form = new FormData();
    form.set('file', file);
    const before = heldBytes();
    let [highest, writes, statementsRun, looks, isOver] = [before, 0, 0, 0, false];
    statements.take();
    const back = fetch(`${world.app.listeningOrigin}${dataEndpoints.bringBack.path}`, {
      method: 'POST',
      headers: { cookie: carl.cookie, origin: world.app.listeningOrigin },
      body: form,
    }).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await rename(ada, `Ada ${writes}`);
      writes += 1;
      statementsRun += statements.take().filter((kind) => kind !== 'UpdateQueryNode').length;
      if (statementsRun >= (looks + 1) * LOOK_STATEMENTS) {
        looks += 1;
        highest = Math.max(highest, heldBytes());
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    const told = await (await back).json();
    expect(told).toMatchObject({
      tables: [{ inFile: IMPORTABLE_TABLES, added: IMPORTABLE_TABLES }],
    });
    expect(writes).toBeGreaterThan(IMPORTABLE_TABLES / 1000);
    expect(looks).toBeGreaterThan(3);
    // The file is in memory twice: as sent by the test and as received by the server.
    expect(highest - before - 2 * file.size).toBeLessThan(LITTLE_BYTES);
  });
});
