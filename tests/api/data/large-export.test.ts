import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataEndpoints } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const MOODS = 100_000;
const CHUNK = 500;
const WHY = 'A walk by the river, and then another one. '.repeat(10);
const MB = 1024 ** 2;

/** Writes many moods of a person straight into the database. */
const logMany = async ({ database }: TestApp, userId: string): Promise<void> => {
  for (let done = 0; done < MOODS; done += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, place) => ({
      user_id: userId,
      id: `0190a0a0-0000-7000-8000-${String(done + place).padStart(12, '0')}`,
      logged_at: '2026-03-10T09:30:00.000Z',
      local_date: '2026-03-10' as LocalDate,
      zone: 'Europe/Paris',
      mood: 75 as const,
      emoji: '🙂',
      why: WHY,
      tags: '[]',
      created_at: '2026-03-10T09:30:00.000Z',
    }));
    await database.db.insertInto('mood_logs').values(rows).execute();
  }
};

describe.each(ENGINES)('an export of 100,000 moods on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    [ada, ben] = [await world.guest(), await world.guest()];
    await logMany(world, ada.userId);
    await world.app.listen({ port: 0, host: '127.0.0.1' });
  }, 120_000);
  afterAll(() => world.close());

  const address = (): string => `${world.app.listeningOrigin}${identityEndpoints.exportData.path}`;

  it('comes whole, in little memory, while others go on writing', {
    timeout: 120_000,
  }, async () => {
    const before = process.memoryUsage.rss();
    let [highest, bytes, rows, written] = [before, 0, 0, 0];
    const reply = await fetch(address(), { headers: { cookie: ada.cookie } });
    expect(reply.status).toBe(200);
    for await (const chunk of reply.body ?? []) {
      bytes += chunk.length;
      rows += Buffer.from(chunk).toString('latin1').split('"logged_at"').length - 1;
      highest = Math.max(highest, process.memoryUsage.rss());
      if (written < 20 && bytes > written * 2 * MB) {
        await world.database.db
          .updateTable('users')
          .set({ name: `Ben ${written}` })
          .where('id', '=', ben.userId)
          .execute();
        written += 1;
      }
    }
    // A name that lies across two pieces is not counted.
    expect(rows).toBeGreaterThan(MOODS * 0.99);
    expect(bytes).toBeGreaterThan(60 * MB);
    expect(written).toBe(20);
    // It grows by about 100 MB, nearly all of it garbage; an export that reads a whole table at once takes 500 MB.
    expect((highest - before) / MB).toBeLessThan(250);
  });

  it('comes back into another account, while others go on writing', {
    timeout: 120_000,
  }, async () => {
    const reply = await fetch(address(), { headers: { cookie: ada.cookie } });
    const form = new FormData();
    form.set('file', await reply.blob());
    const before = process.memoryUsage.rss();
    let [highest, slowestMs] = [before, 0];
    let isOver = false;
    const back = fetch(`${world.app.listeningOrigin}${dataEndpoints.bringBack.path}`, {
      method: 'POST',
      headers: { cookie: ben.cookie, origin: world.app.listeningOrigin },
      body: form,
    }).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const writtenMs = performance.now();
      await world.database.db
        .updateTable('users')
        .set({ name: 'Ada' })
        .where('id', '=', ada.userId)
        .execute();
      slowestMs = Math.max(slowestMs, performance.now() - writtenMs);
      highest = Math.max(highest, process.memoryUsage.rss());
      await new Promise((resolve) => setImmediate(resolve));
    }
    const told = await back;
    expect(await told.json()).toMatchObject({ tables: [{ inFile: MOODS, added: MOODS }] });
    // The file itself has 62 MB, and is held as a whole.
    expect((highest - before) / MB).toBeLessThan(350);
    expect(slowestMs).toBeLessThan(2000);
  });
});
