import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { ENGINES, freshDatabase } from '#tests/support/database/engines.ts';
import { spawnApp } from '../support/app-process.ts';
import { visit } from '../support/visitor.ts';

const DONE = /"msg":"housekeeping is done"/g;

describe.each(ENGINES)('housekeeping of three processes on %s', (engine) => {
  it('is done by one of them, and by another when that one died in the middle', async () => {
    const fresh = await freshDatabase(engine);
    onTestFinished(fresh.remove);
    const settings =
      'dataDir' in fresh.settings
        ? { DATA_DIR: fresh.settings.dataDir }
        : { DATABASE_URL: fresh.settings.databaseUrl };
    const database = await openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
    onTestFinished(database.close);
    const start = (ROLE: string) => {
      const app = spawnApp({ ...settings, ROLE, LOG_LEVEL: 'info' });
      onTestFinished(() => app.signal('SIGKILL'));
      return app;
    };
    const doneBy = (apps: readonly ReturnType<typeof start>[]): number =>
      apps.reduce((sum, app) => sum + (app.said().match(DONE)?.length ?? 0), 0);

    const apps = [start('web'), start('web'), start('worker')];
    await Promise.all(apps.map((app) => app.ready));
    expect(doneBy(apps)).toBe(1);

    // What somebody left who died while doing it: a lease that has ended.
    await database.forgetThrottlesBefore(Date.now() + 7_200_000);
    const [ada, ben] = [
      await visit((await apps[0]?.ready) ?? ''),
      await visit((await apps[1]?.ready) ?? ''),
    ];
    const ended = { expires_at: '2026-01-01T00:00:00.000Z' };
    await database.db
      .updateTable('sessions')
      .set(ended)
      .where('user_id', '=', ada.userId)
      .execute();
    const more = [start('worker')];
    await Promise.all(more.map((app) => app.ready));
    expect(doneBy(more)).toBe(1);
    const left = await database.db.selectFrom('sessions').select('user_id').execute();
    expect(left.map(({ user_id }) => user_id)).toEqual([ben.userId]);
    for (const app of [...apps, ...more]) app.signal('SIGTERM');
    for (const app of [...apps, ...more]) expect((await app.ended).exitCode).toBe(0);
  });
});
