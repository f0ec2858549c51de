import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { gateTo } from '#tests/support/database/gate.ts';
import { sized } from '#tests/support/full.ts';
import { visit } from '#tests/support/visitor.ts';

const CUTS = sized({ usual: 2, full: 5 });
const WRITERS = 12;
/** The number of acknowledged moods between two interruptions. */
const BETWEEN = 30;

it('survives lost connections to PostgreSQL, keeps what it acknowledged, and replies 503 meanwhile', async () => {
  const fresh = await freshDatabase('postgresql');
  onTestFinished(fresh.remove);
  const url = 'databaseUrl' in fresh.settings ? fresh.settings.databaseUrl : '';
  const gate = await gateTo(url);
  onTestFinished(gate.shut);
  const app = spawnApp({ DATABASE_URL: gate.databaseUrl });
  onTestFinished(() => app.signal('SIGKILL'));
  const address = await app.ready;
  const [ada, ben] = [await visit(address), await visit(address)];
  const acknowledged = new Map([ada, ben].map((visitor) => [visitor, new Set<string>()] as const));
  const unexpected = new Set<number | string>();
  let count = 0;
  let stopped = false;
  const { promise: died, reject: onDeath } = Promise.withResolvers<never>();
  died.catch(() => undefined);
  void app.ended.then((end) => onDeath(new Error(`The app ended.\n${end.stderr}`)));

  const write = async (visitor: typeof ada): Promise<void> => {
    while (!stopped) {
      const id = randomUUID();
      const status = await visitor.log(id).catch(String);
      if (status === 201) {
        acknowledged.get(visitor)?.add(id);
        count += 1;
      } else if (status !== 503) unexpected.add(status);
      if (typeof status === 'string') return;
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, at) => write(at % 2 === 0 ? ada : ben));
  const more = async (): Promise<void> => {
    const goal = count + BETWEEN;
    while (count < goal) await Promise.race([died, visitorTurn()]);
  };
  const visitorTurn = async () => void (await fetch(`${address}/api/health`).catch(() => null));

  const admin = new Client({ connectionString: url });
  await admin.connect();
  onTestFinished(() => admin.end());
  for (let cut = 0; cut < CUTS; cut += 1) {
    await more();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  await more();
  await gate.shut();
  const [health, call] = await Promise.race([
    died,
    Promise.all([fetch(`${address}/api/health`), fetch(`${address}/auth/me`, ada)]),
  ]);
  for (const answer of [health, call]) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await gate.open();
  await more();
  stopped = true;
  await Promise.all(writing);
  expect([...unexpected]).toEqual([]);
  for (const [visitor, ids] of acknowledged) {
    const kept = new Set(await visitor.ids());
    expect([...ids].filter((id) => !kept.has(id))).toEqual([]);
  }
  app.signal('SIGTERM');
  expect((await app.ended).exitCode).toBe(0);
});
