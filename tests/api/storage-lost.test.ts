import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { systemEndpoints } from '#contract/system.ts';
import { openDatabase } from '#server/db/open.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type Person, testApp } from '#tests/api/support/test-app.ts';
import { migratedDatabase } from '#tests/support/database/engines.ts';
import { placeOf } from '#tests/support/database/place-of.ts';

const TAMPERINGS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'the data folder is deleted': (folder) => rm(folder, { recursive: true }),
  'the data folder is replaced by a copy': async (folder) => {
    await cp(folder, `${folder}-copy`, { recursive: true });
    await rename(folder, `${folder}-old`);
    await rename(`${folder}-copy`, folder);
  },
  'the database file is replaced': async (folder) => {
    const file = path.join(folder, 'evenkeel.db');
    await cp(file, `${file}.copy`);
    await rename(`${file}.copy`, file);
  },
  'a shorter database file is written over it': async (folder) => {
    const file = path.join(folder, 'evenkeel.db');
    await writeFile(file, (await readFile(file)).subarray(0, 8_192));
  },
  'an older database file is written over it': async (folder) => {
    const file = path.join(folder, 'evenkeel.db');
    const older = await readFile(file);
    older.writeUInt32BE(older.readUInt32BE(24) - 1, 24);
    await writeFile(file, older);
  },
  'the log of the database is replaced': async (folder) => {
    await rm(path.join(folder, 'evenkeel.db-wal'));
    await writeFile(path.join(folder, 'evenkeel.db-wal'), '');
  },
};

it.each(Object.entries(TAMPERINGS))(
  'when %s, nothing is acknowledged any more',
  async (_, tamper) => {
    const world = await testApp('sqlite');
    onTestFinished(world.close);
    const [ada, ben] = [await world.guest(), await world.guest()];
    const log = async (person: Person): Promise<number> => {
      const body = aMood(person.userId, { id: crypto.randomUUID() });
      return (await person.call(moodEndpoints.submit, { body })).status;
    };
    expect(await log(ada)).toBe(201);
    const { dataDir: folder } = await placeOf(world.database);
    onTestFinished(() => rm(`${folder}-old`, { recursive: true, force: true }));
    await tamper(folder);
    for (let times = 0; times < 20; times += 1) {
      expect(await log(ada)).toBe(503);
      expect(await log(ben)).toBe(503);
    }
    const health = await world.caller().call(systemEndpoints.health);
    expect(health).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(health.headers['retry-after']).toBeDefined();
  },
);

it('a damaged database is refused at startup with a message', async () => {
  const fresh = await migratedDatabase('sqlite');
  onTestFinished(fresh.remove);
  const dataDir = 'dataDir' in fresh.settings ? fresh.settings.dataDir : '';
  await (await openDatabase({ dataDir, databaseUrl: null })).close();
  const file = path.join(dataDir, 'evenkeel.db');
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill('x', 8 * 4_096, 12 * 4_096));
  const opening = openDatabase({ dataDir, databaseUrl: null });
  await expect(opening).rejects.toThrow(/The database in .+ is damaged: .+ npm run restore/);
});
