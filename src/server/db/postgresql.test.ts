import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migratedDatabase } from '#tests/support/database/engines.ts';
import { gateTo } from '#tests/support/database/gate.ts';
import { openPostgresql } from './postgresql.ts';
import { isUnavailable } from './unavailable.ts';

/** Time limits for the tests: short, but longer than a busy machine takes to respond. */
const LIMITS = { connectMs: 6_000, statementMs: 2_000, silenceMs: 4_000 };

const opened = async () => {
  const fresh = await migratedDatabase('postgresql');
  onTestFinished(fresh.remove);
  const gate = await gateTo('databaseUrl' in fresh.settings ? fresh.settings.databaseUrl : '');
  onTestFinished(gate.shut);
  const lost: Error[] = [];
  const postgresql = await openPostgresql(gate.databaseUrl, (error) => lost.push(error), {
    limits: LIMITS,
  });
  onTestFinished(() => postgresql.db.destroy());
  const ask = () => sql`select 1 from users limit 1`.execute(postgresql.db);
  await ask();
  return { ...postgresql, gate, lost, ask };
};

const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => null,
    (error: unknown) => error,
  );

it('times out queries and transactions of a hanging server, and recovers with it', async () => {
  const { db, gate, lost, ask } = await opened();
  gate.hang();
  const inside = db.transaction().execute((tx) => sql`select 1`.execute(tx));
  const failures = await Promise.all([ask(), ask(), inside].map(failureOf));
  expect(failures.map(isUnavailable)).toEqual([true, true, true]);
  expect(lost.length).toBeGreaterThan(0);
  await gate.open();
  await expect(ask()).resolves.toBeDefined();
});

it('cancels a statement that takes too long, and keeps its connection', async () => {
  const { db, lost, ask } = await opened();
  expect(isUnavailable(await failureOf(sql`select pg_sleep(60)`.execute(db)))).toBe(true);
  await expect(ask()).resolves.toBeDefined();
  expect(lost).toEqual([]);
});

it('fails immediately while nothing listens, and recovers with the server', async () => {
  const { gate, ask } = await opened();
  await gate.shut();
  expect(isUnavailable(await failureOf(ask()))).toBe(true);
  await gate.open();
  await expect(ask()).resolves.toBeDefined();
});
