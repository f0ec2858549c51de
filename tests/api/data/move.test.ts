import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { makeBackup } from '#server/db/backup/backup.ts';
import { ensureKey } from '#server/db/backup/key-file.ts';
import { postgresqlBackup } from '#server/db/backup/postgresql-backup.ts';
import { sqliteBackup } from '#server/db/backup/sqlite-backup.ts';
import { move, reopen } from '#server/db/move/move.ts';
import { onSource, type Place } from '#server/db/move/source.ts';
import { openDatabase } from '#server/db/open.ts';
import { aMessage, aMood } from '#tests/api/support/examples.ts';
import { fillDay, fillWhatHolds } from '#tests/api/support/filled-person.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { digestsAt } from '#tests/support/database/commands.ts';
import { ENGINES, type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';
import { placeOf } from '#tests/support/database/place-of.ts';

const DAY = '2026-03-10' as LocalDate;
const SENTENCE = 'We’re moving Evenkeel right now. What you enter is saved on your device.';

const digestsOf = ({ dataDir, databaseUrl }: Place) =>
  digestsAt(databaseUrl === null ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl });

describe.each(ENGINES)('moving from %s', (engine) => {
  const never = new AbortController().signal;
  let world: TestApp;
  let goal: FreshDatabase;
  let from: Place;
  let to: Place;
  let ada: Person;
  let ben: Person;

  beforeEach(async () => {
    world = await testApp(engine);
    goal = await freshDatabase(engine === 'sqlite' ? 'postgresql' : 'sqlite');
    from = await placeOf(world.database);
    to = { dataDir: '', databaseUrl: null, ...goal.settings };
    [ada, ben] = [await world.guest(), await world.guest()];
  });
  afterEach(async () => {
    await world.close();
    await goal.remove();
  });

  const log = (person: Person): Promise<Answer> =>
    person.call(moodEndpoints.submit, {
      body: aMood(person.userId, { id: crypto.randomUUID(), localDate: DAY }),
    });
  const moodsOf = async (person: Person): Promise<unknown> =>
    (await person.call(moodEndpoints.all, { params: { userId: person.userId } })).body;
  const expectClosed = async (): Promise<void> => {
    for (const person of [ada, ben]) {
      const answer = await log(person);
      expect(answer).toMatchObject({ status: 503, body: { error: SENTENCE } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  };
  const expectOpen = async (): Promise<void> => {
    for (const person of [ada, ben]) expect((await log(person)).status).toBe(201);
  };

  it('copies everything, keeps the old database closed, and lets it be reopened', async () => {
    for (const person of [ada, ben]) {
      await fillDay(world.database.db, person.userId, DAY, person.userId);
      await fillWhatHolds(world.database.db, person.userId, DAY, person.userId);
    }
    const moved = await move(from, to, never);
    expect(moved.mood_logs?.rows).toBe(2);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
    await expectClosed();
    expect(await moodsOf(ada)).toHaveLength(1);
    expect((await world.caller().call(systemEndpoints.health)).status).toBe(200);
    const readiness = await world.app.inject('/readyz');
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toMatchObject({ reasons: ['moved'] });
    await expect(openDatabase(from)).rejects.toThrow('was moved to another one');
    await expect(move(from, to, never)).rejects.toThrow('moved already');
    expect(await reopen(from)).toBe(true);
    await expectOpen();
    expect(await reopen(from)).toBe(false);
  });

  it('leaves the old database unchanged and the new one empty on failure', async () => {
    const filled = await openDatabase(to);
    await filled.db.insertInto('server_keys').values({ name: 'vapid', value: '{}' }).execute();
    await filled.close();
    const before = await digestsOf(to);
    await expect(move(from, to, never)).rejects.toThrow(/already/);
    expect(await digestsOf(to)).toEqual(before);
    await expectOpen();
  });

  it('can be detected when interrupted, and the old database reopened and moved again', async () => {
    expect((await log(ada)).status).toBe(201);
    // The state after the process of a move was killed.
    await onSource(from, ({ door }) => door.close('moving'));
    await expectClosed();

    // Reads still work, and the chat still responds to danger.
    expect(await moodsOf(ada)).toHaveLength(1);
    const said = aMessage(ada.userId, { text: 'I want to kill myself', localDate: DAY });
    const answer = await ada.call(chatEndpoints.analyze, { body: said });
    expect(answer).toMatchObject({ status: 200, body: { safety: { response: 'full' } } });

    await expect(move(from, to, never)).rejects.toThrow('npm run move -- --reopen');
    const scratch = await mkdtemp(path.join(tmpdir(), 'evenkeel-backups-'));
    onTestFinished(() => rm(scratch, { recursive: true, force: true }));
    const place = { folder: path.join(scratch, 'a'), keyFile: path.join(scratch, 'b') };
    ensureKey(place);
    const backup =
      from.databaseUrl === null
        ? sqliteBackup(from.dataDir, never)
        : postgresqlBackup(from.databaseUrl, never);
    await expect(makeBackup(backup, { ...place, signal: never })).rejects.toThrow('being moved');
    expect(await readdir(place.folder)).toEqual([]);
    await reopen(from);
    await expectOpen();
    await move(from, to, never);
    expect(await digestsOf(to)).toEqual(await digestsOf(from));
  });
});
