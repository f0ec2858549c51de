import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINES, freshDatabase } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import type { Jobs } from './jobs.ts';
import { openJobs } from './open.ts';
import type { Job } from './queue.ts';

const LIMITS = { holdS: 60, retryAfterS: 0, retries: 2 };

describe.each(ENGINES)('jobs on %s', (engine) => {
  let database: OpenFresh;
  let open: Jobs[];
  let failures: unknown[];

  beforeEach(async () => {
    database = await openFresh(engine);
    open = [];
    failures = [];
  });
  afterEach(async () => {
    await Promise.all(open.map((jobs) => jobs.stop()));
    await database.end();
  });

  const process = (): Jobs => {
    const jobs = openJobs(database, (error) => failures.push(error), { limits: LIMITS });
    open.push(jobs);
    return jobs;
  };
  const enqueue = (jobs: Jobs, job: Job) =>
    database.db.transaction().execute((tx) => jobs.enqueue(tx, job));

  it('are each done once across several processes', async () => {
    const done: string[] = [];
    const processes = [process(), process(), process()];
    for (const jobs of processes) {
      jobs.work('greet', async (key) => {
        done.push(key);
      });
    }
    const [first] = processes;
    const keys = Array.from({ length: 30 }, (_, at) => `person ${at}`);
    for (const key of keys) if (first) await enqueue(first, { name: 'greet', key });
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect(done.sort()).toEqual(keys.sort());
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect(done).toHaveLength(30);
    expect(failures).toEqual([]);
  });

  it('need nothing but an empty database', async () => {
    const empty = await openFresh(engine, freshDatabase(engine));
    const jobs = openJobs(empty, (error) => failures.push(error));
    const done: string[] = [];
    jobs.work('greet', async (key) => {
      done.push(key);
    });
    expect(await jobs.oldestDueMs()).toBeNull();
    await empty.db.transaction().execute((tx) => jobs.enqueue(tx, { name: 'greet', key: 'ada' }));
    await jobs.runDue();
    expect(done).toEqual(['ada']);
    await jobs.stop();
    await empty.end();
  });

  it('are rolled back with their transaction', async () => {
    const jobs = process();
    const done: string[] = [];
    jobs.work('greet', async (key) => {
      done.push(key);
    });
    const broken = database.db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, { name: 'greet', key: 'nobody' });
      throw new Error('the rest of the transaction failed');
    });
    await expect(broken).rejects.toThrow('the rest');
    await jobs.runDue();
    expect(done).toEqual([]);
  });

  it('wait for their time, and are merged with an identical waiting one', async () => {
    const jobs = process();
    const done: string[] = [];
    jobs.work('greet', async (key) => {
      done.push(key);
    });
    const now = Date.now();
    await enqueue(jobs, { name: 'greet', key: 'later', atMs: now + 3_600_000 });
    await enqueue(jobs, { name: 'greet', key: 'earlier', atMs: now - 60_000 });
    await enqueue(jobs, { name: 'greet', key: 'at once' });
    await enqueue(jobs, { name: 'greet', key: 'at once' });
    await jobs.runDue();
    expect(done.sort()).toEqual(['at once', 'earlier']);
  });

  it('run again when enqueued while an identical one is running', async () => {
    const jobs = process();
    const done: string[] = [];
    jobs.work('greet', async (key) => {
      if (done.length === 0) await enqueue(jobs, { name: 'greet', key });
      done.push(key);
    });
    await enqueue(jobs, { name: 'greet', key: 'twice' });
    await jobs.runDue();
    expect(done).toEqual(['twice', 'twice']);
  });

  it('are retried a few times when they fail, without blocking others', async () => {
    const jobs = process();
    const tried: string[] = [];
    jobs.work('greet', async (key) => {
      tried.push(key);
      if (key === 'broken') throw new Error('this never works');
    });
    await enqueue(jobs, { name: 'greet', key: 'broken' });
    await enqueue(jobs, { name: 'greet', key: 'whole' });
    await jobs.runDue();
    await jobs.runDue();
    expect(tried.filter((key) => key === 'broken')).toHaveLength(1 + LIMITS.retries);
    expect(tried.filter((key) => key === 'whole')).toHaveLength(1);
    expect(failures).toHaveLength(1 + LIMITS.retries);
  });

  it('are done by a running process until it is stopped', async () => {
    const jobs = process();
    const done = Promise.withResolvers<string>();
    let rounds = 0;
    const twice = Promise.withResolvers<void>();
    jobs.work('greet', async (key) => done.resolve(key));
    jobs.every(1, async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('once');
      twice.resolve();
    });
    await enqueue(jobs, { name: 'greet', key: 'somebody' });
    jobs.start();
    expect(await done.promise).toBe('somebody');
    await twice.promise;
    await jobs.stop();
    expect(failures).toHaveLength(1);
  });

  it('are reported by name when done or failed, and running ones show progress', async () => {
    const done: string[] = [];
    const failed = Promise.withResolvers<string | undefined>();
    const jobs = openJobs(database, (_error, job) => failed.resolve(job), {
      limits: { ...LIMITS, retryAfterS: 60 },
      onDone: (job) => done.push(job),
    });
    open.push(jobs);
    const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    jobs.work('fail', async () => {
      throw new Error('Ada had a bad day.');
    });
    jobs.work('greet', async () => {
      begun.resolve();
      await mayEnd.promise;
    });
    for (const name of ['fail', 'greet']) await enqueue(jobs, { name, key: 'ada' });
    expect(jobs.msSinceProgress()).toBe(0);
    jobs.start();
    // Each name has its own loop, so either event may come first.
    await begun.promise;
    expect(await failed.promise).toBe('fail');
    while (jobs.msSinceProgress() < 5) await nextTurn();
    mayEnd.resolve();
    while (jobs.msSinceProgress() > 0) await nextTurn();
    expect(done).toEqual(['greet']);
  });
});
