import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { newDrain } from './http/probes/drain.ts';
import { openJobs } from './jobs/open.ts';
import { readinessOf } from './readiness.ts';

describe.each(ENGINES)('whether a process is ready, on %s', (engine) => {
  let database: OpenFresh;
  beforeEach(async () => {
    database = await openFresh(engine);
  });
  afterEach(() => database.end());
  const jobs = () => openJobs(database, () => undefined);
  const parts = () => ({ database, jobs: jobs(), drain: newDrain() });

  it('requires every migration step of the program, and allows additional ones', async () => {
    expect(await readinessOf(parts())()).toEqual({ reasons: [], oldestJobS: null });
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(database.db);
    await rename('0023-health', '9999-from-tomorrow');
    expect(await readinessOf(parts())()).toEqual({ reasons: ['schema'], oldestJobS: null });
    await rename('9999-from-tomorrow', '0023-health');
    await sql`insert into kysely_migration (name, timestamp) values ('9999', 'now')`.execute(
      database.db,
    );
    expect((await readinessOf(parts())()).reasons).toEqual([]);
  });

  it('reports how long jobs wait, but fails only when its own work is stuck', async () => {
    const waiting = jobs();
    waiting.work('greet', async () => undefined);
    await waiting.prepare();
    await database.db
      .transaction()
      .execute((tx) =>
        waiting.enqueue(tx, { name: 'greet', key: 'ada', atMs: Date.now() - HOUR_MS }),
      );
    const others = { database, drain: newDrain() };
    const late = await readinessOf({ ...others, jobs: waiting })();
    expect(late.reasons).toEqual([]);
    expect(late.oldestJobS).toBeGreaterThanOrEqual(3_600);
    const stuck = { oldestDueMs: waiting.oldestDueMs, msSinceProgress: () => HOUR_MS };
    expect((await readinessOf({ ...others, jobs: stuck })()).reasons).toEqual(['jobs']);
    await waiting.runDue();
    expect((await readinessOf({ ...others, jobs: waiting })()).oldestJobS).toBeNull();
    await waiting.stop();
  });

  it('ends with the drain, whatever else is fine', async () => {
    const drain = newDrain();
    const readiness = readinessOf({ ...parts(), drain });
    expect((await readiness()).reasons).toEqual([]);
    drain.begin();
    expect((await readiness()).reasons).toEqual(['draining']);
  });
});
