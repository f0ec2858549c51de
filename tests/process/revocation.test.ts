import { expect, it, onTestFinished } from 'vitest';
import { sharedEndpoints } from '#contract/sharing/shared.ts';
import { sharingEndpoints } from '#contract/sharing/sharing.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { openDatabase } from '#server/db/open.ts';
import { spawnApp } from '#tests/support/app-process.ts';
import { connected } from '#tests/support/database/connected.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';
import { visit } from '#tests/support/visitor.ts';

const PROCESSES = sized({ usual: 2, full: 3 });
const READERS = 16;
const READS = sized({ usual: 1_000, full: 10_000 });
const MOST_READS_BETWEEN = 6;
const SEED = 20261123;

it(`shows nothing after consent was withdrawn, in ${PROCESSES} processes and ${READS} reads, and logs each successful one`, async () => {
  const fresh = await freshDatabase('postgresql');
  onTestFinished(fresh.remove);
  if (!('databaseUrl' in fresh.settings)) throw new Error('PostgreSQL has an address.');
  const { databaseUrl } = fresh.settings;
  const apps = Array.from({ length: PROCESSES }, () => spawnApp({ DATABASE_URL: databaseUrl }));
  onTestFinished(async () => {
    for (const app of apps) app.signal('SIGKILL');
    await Promise.all(apps.map(({ ended }) => ended));
  });
  const urls = await Promise.all(apps.map(({ ready }) => ready));
  const database = await openDatabase({ dataDir: '', databaseUrl });
  onTestFinished(database.close);
  const [ada, lee] = [await visit(urls[0] ?? ''), await visit(urls[0] ?? '')];
  await ada.log('0190c9a4-7e00-7000-8000-000000000001');
  const consent = { streams: { mood: 'summary' as const }, dataFrom: null, until: null };
  const connectionId = await connected(database.db, {
    userId: ada.userId,
    viewerId: lee.userId,
    streams: consent.streams,
  });

  const random = seededRandom(SEED);
  const anyUrl = (): string => urls[Math.floor(random() * urls.length)] ?? '';
  const path = sharedEndpoints.mood.path.replace(':connectionId', connectionId);
  const reads = { begun: 0, shown: 0, checkedShut: 0, checkedOpen: 0 };
  const wrong: string[] = [];
  /** Whether every process must currently share the data; null from the start of a change until its reply. */
  let isShared: boolean | null = true;
  let changes = 0;

  const read = async (): Promise<void> => {
    reads.begun += 1;
    const begun = { isShared, changes };
    const query = 'from=2026-01-01&to=2026-12-31&page=client';
    const reply = await fetch(`${anyUrl()}${path}?${query}`, { headers: lee.headers });
    await reply.arrayBuffer();
    if (reply.status === 200) reads.shown += 1;
    else if (reply.status !== 404) wrong.push(`a read answered ${reply.status}`);
    // If a change started in the meantime, both replies (200 and 404) are correct.
    if (begun.isShared === null || begun.changes !== changes) return;
    if (begun.isShared) reads.checkedOpen += 1;
    else reads.checkedShut += 1;
    if ((reply.status === 200) !== begun.isShared)
      wrong.push(`${reply.status} where ${begun.isShared ? 'it was shared' : 'nothing was'}`);
  };

  let revision = 1;
  const change = async (toShared: boolean): Promise<void> => {
    isShared = null;
    changes += 1;
    const { change: give, takeBack } = sharingEndpoints;
    const reply = await fetch(`${anyUrl()}${(toShared ? give : takeBack).path}`, {
      method: 'POST',
      headers: ada.headers,
      body: JSON.stringify({
        connectionId,
        zone: 'UTC',
        ...(toShared ? { from: revision, consent } : {}),
      }),
    });
    const told: unknown = await reply.json();
    const answer = give.reply.safeParse(told);
    if (answer.data !== undefined) revision = answer.data.revision;
    else wrong.push(`a change answered ${reply.status}: ${JSON.stringify(told)}`);
    isShared = toShared;
  };

  const readOn = async (): Promise<void> => {
    while (reads.begun < READS) await read();
  };
  const giveAndTake = async (): Promise<void> => {
    for (let toShared = false; reads.begun < READS; toShared = !toShared) {
      await change(toShared);
      const between = Math.floor(random() * MOST_READS_BETWEEN);
      for (let done = 0; done < between; done += 1) await read();
    }
  };
  await Promise.all([giveAndTake(), ...Array.from({ length: READERS }, readOn)]);

  expect(wrong).toEqual([]);
  const looks = await database.db.selectFrom('access_log').select('id').execute();
  expect(looks).toHaveLength(reads.shown);
  expect(reads.checkedShut).toBeGreaterThan(READS / 20);
  expect(reads.checkedOpen).toBeGreaterThan(READS / 20);
});
